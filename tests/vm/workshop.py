"""The workshop makes the image of a box: Debian, a wall on simulated pins, and nothing of the clock's.

A root file system comes from debootstrap. A copy of it with compilers makes the kernel module of the wall
and the lgpio package that Raspberry Pi OS has and Debian lacks. It needs root, a Debian mirror and about five
minutes, and keeps what it made until its own recipe changes.
"""

import hashlib
import shutil
import subprocess
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_HERE = Path(__file__).parent / "pi"

PROGRAMS = {
    "debootstrap": "debootstrap",
    "qemu-system-x86_64": "qemu-system-x86",
    "qemu-img": "qemu-utils",
    "ssh": "openssh-client",
    "mkfs.ext4": "e2fsprogs",
    "mkfs.vfat": "dosfstools",
    "mdir": "mtools",
}

_SUITE = "trixie"
# What a Raspberry Pi OS Lite comes with, and what deploy.sh asks apt for: the box needs no network then.
_PACKAGES = (
    *("systemd", "systemd-sysv", "udev", "dbus", "kmod", "iproute2", "initramfs-tools", "linux-image-amd64"),
    *("openssh-server", "rsync", "sudo", "polkitd", "python3", "python3-venv", "python3-gpiozero"),
    *("python3-colorzero", "libegl1", "libgles2", "libgl1-mesa-dri", "libgbm1", "libdrm2", "libudev1"),
    *("libasound2t64", "alsa-utils", "espeak-ng", "e2fsprogs", "logrotate", "v4l-utils"),
)
_TOOLS = (
    "gcc",
    "make",
    "linux-headers-amd64",
    "swig",
    "python3-dev",
    "python3-setuptools",
    "python3-wheel",
    "python3-pip",
)


class Workshop:
    """A folder in which the image is made and kept."""

    def __init__(self, folder: Path) -> None:
        """Work in this folder; it takes about six gigabytes."""
        self.folder = folder
        self.image = folder / "image"
        self.key = folder / "key"

    @property
    def _root(self) -> Path:
        return self.folder / "root"

    def make(self) -> None:
        """Make the image, unless it is there and its recipe has not changed."""
        recipe = hashlib.sha256(
            b"".join(path.read_bytes() for path in sorted(_HERE.iterdir())) + Path(__file__).read_bytes()
        ).hexdigest()
        stamp = self.image / "recipe"
        if stamp.exists() and stamp.read_text() == recipe:
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        if not (self._root / "complete").exists():
            self._lay_down_root()
        self._build_wall_and_lgpio()
        self._furnish()
        self._write_image()
        stamp.write_text(recipe)

    def _sh(self, *command: str | Path, stdin: Path | None = None) -> None:
        """Run a command; what it says is kept in a log and shown when it fails."""
        log = self.folder / "workshop.log"
        with log.open("ab") as out, (stdin or Path("/dev/null")).open("rb") as given:
            done = subprocess.run(command, stdout=out, stderr=out, stdin=given, check=False)
        if done.returncode != 0:
            tail = "\n".join(log.read_text(errors="replace").splitlines()[-15:])
            raise OSError(f"{command[0]} ended with {done.returncode}; the end of {log}:\n{tail}")

    @contextmanager
    def _inside(self, root: Path) -> Iterator[None]:
        """Have /proc in a root while packages are installed there."""
        self._sh("mount", "-t", "proc", "proc", root / "proc")
        try:
            yield
        finally:
            self._sh("umount", root / "proc")

    def _install(self, root: Path, packages: tuple[str, ...]) -> None:
        with self._inside(root):
            self._sh("chroot", root, "apt-get", "update")
            self._sh(
                *("chroot", root, "env", "DEBIAN_FRONTEND=noninteractive"),
                *("apt-get", "install", "-y", "--no-install-recommends", *packages),
            )

    def _lay_down_root(self) -> None:
        shutil.rmtree(self._root, ignore_errors=True)
        self._sh("debootstrap", "--variant=minbase", "--arch=amd64", _SUITE, self._root, _mirror())
        shutil.copy("/etc/resolv.conf", self._root / "etc/resolv.conf")
        (self._root / "etc/dpkg/dpkg.cfg.d/image").write_text(
            "path-exclude=/usr/share/doc/*\npath-exclude=/usr/share/man/*\npath-exclude=/usr/share/locale/*\nforce-unsafe-io\n"
        )
        starts_nothing = self._root / "usr/sbin/policy-rc.d"
        starts_nothing.write_text("#!/bin/sh\nexit 101\n")
        starts_nothing.chmod(0o755)
        self._install(self._root, _PACKAGES)
        shutil.rmtree(self._root / "var/cache/apt/archives", ignore_errors=True)
        (self._root / "complete").touch()

    @property
    def _kernel(self) -> str:
        return max(path.name for path in (self._root / "usr/lib/modules").iterdir())

    def _build_wall_and_lgpio(self) -> None:
        builder = self.folder / "builder"
        if not (builder / "complete").exists():
            shutil.rmtree(builder, ignore_errors=True)
            self._sh("cp", "-a", self._root, builder)
            (builder / "complete").unlink()
            self._install(builder, _TOOLS)
            (builder / "complete").touch()
        bench = builder / "bench"
        shutil.rmtree(bench, ignore_errors=True)
        bench.mkdir()
        shutil.copy(_HERE / "wall.c", bench)
        (bench / "Kbuild").write_text("obj-m := wall.o\n")
        headers = f"/lib/modules/{self._kernel}/build"
        self._sh("chroot", builder, "make", "-C", headers, "M=/bench", "modules")
        self._sh("pip", "download", "-q", "--no-deps", "--no-binary", "lgpio", "-d", bench, "lgpio==0.2.2.0")
        source = next(bench.glob("lgpio-*.tar.gz")).name
        build = f"cd /bench && PYPI=1 pip3 wheel -q --no-build-isolation --no-deps --no-index {source}"
        self._sh("chroot", builder, "sh", "-c", build)

    def _furnish(self) -> None:
        """Put on the box what makes it a Raspberry Pi for whoever asks: the wall, lgpio, its name."""
        root, bench = self._root, self.folder / "builder/bench"
        module = root / f"usr/lib/modules/{self._kernel}/updates/wall.ko"
        module.parent.mkdir(exist_ok=True)
        shutil.copy(bench / "wall.ko", module)
        self._sh("chroot", root, "depmod", self._kernel)
        self._install_lgpio(next(bench.glob("lgpio-*.whl")))
        for name, at in (
            ("pi.service", "etc/systemd/system/pi.service"),
            ("wired.network", "etc/systemd/network/20-wired.network"),
            ("gpio.rules", "etc/udev/rules.d/60-gpio.rules"),
            ("slow.conf", "etc/systemd/system/tournament-clock.service.d/slow.conf"),
        ):
            (root / at).parent.mkdir(exist_ok=True)
            shutil.copy(_HERE / name, root / at)
        (root / "etc/hostname").write_text("box\n")
        (root / "etc/hosts").write_text("127.0.0.1 localhost\n127.0.1.1 box\n")
        (root / "etc/fstab").write_text("/dev/vda / ext4 defaults,noatime 0 1\n")
        (root / "usr/sbin/policy-rc.d").unlink(missing_ok=True)
        (root / "etc/resolv.conf").unlink(missing_ok=True)
        self._trust_a_key()
        self._sh("chroot", root, "systemctl", "-q", "enable", "systemd-networkd", "ssh", "pi")
        # On a slow machine they only get in the way of what is watched.
        idle = (
            "apt-daily.timer",
            "apt-daily-upgrade.timer",
            "dpkg-db-backup.timer",
            "systemd-networkd-wait-online",
        )
        self._sh("chroot", root, "systemctl", "-q", "mask", *idle)

    def _install_lgpio(self, wheel: Path) -> None:
        """Install lgpio as the package that Raspberry Pi OS has it in, so that apt knows it is there."""
        package = self.folder / "python3-lgpio"
        shutil.rmtree(package, ignore_errors=True)
        libraries = package / "usr/lib/python3/dist-packages"
        libraries.mkdir(parents=True)
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(libraries)
        (package / "DEBIAN").mkdir()
        (package / "DEBIAN/control").write_text(
            "Package: python3-lgpio\nVersion: 0.2.2\nArchitecture: amd64\n"
            "Maintainer: the tests <nobody@localhost>\nDescription: lgpio, built from its source\n"
        )
        self._sh("dpkg-deb", "--root-owner-group", "--build", package, self._root / "lgpio.deb")
        self._sh("chroot", self._root, "dpkg", "-i", "/lgpio.deb")
        (self._root / "lgpio.deb").unlink()

    def _trust_a_key(self) -> None:
        if not self.key.exists():
            self._sh("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", self.key)
        trusted = self._root / "root/.ssh"
        trusted.mkdir(mode=0o700, exist_ok=True)
        shutil.copy(self.key.with_suffix(".pub"), trusted / "authorized_keys")

    def _write_image(self) -> None:
        root, kernel = self._root, self._kernel
        # The initrd only has to find the disk.
        (root / "etc/initramfs-tools/conf.d/small").write_text("MODULES=list\nCOMPRESS=gzip\n")
        (root / "etc/initramfs-tools/modules").write_text("virtio_blk\next4\n")
        with self._inside(root):
            self._sh("chroot", root, "update-initramfs", "-u", "-k", kernel)
        self.image.mkdir(exist_ok=True)
        shutil.copy(root / f"boot/vmlinuz-{kernel}", self.image / "vmlinuz")
        shutil.copy(root / f"boot/initrd.img-{kernel}", self.image / "initrd")
        disk = self.image / "image.ext4"
        disk.unlink(missing_ok=True)
        self._sh("truncate", "-s", "4G", disk)
        self._sh("mkfs.ext4", "-q", "-F", "-L", "root", "-d", root, disk)


def missing_programs() -> list[str]:
    """Return the Debian packages of the programs that the machine lacks."""
    return [package for program, package in PROGRAMS.items() if shutil.which(program) is None]


def _mirror() -> str:
    """Return where this machine's own apt gets Debian from."""
    targets = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(REPO_URI)"], capture_output=True, text=True, check=True
    )
    uris = [uri for uri in targets.stdout.split() if "security" not in uri]
    return uris[0] if uris else "http://deb.debian.org/debian/"
