"""House files: everything one house has settled, from a TOML text that its host can write.

The shipped files in config/houses explain every key. A file is read to its end and every fault is told,
so that a host can put all of them right at once.
"""

from clock.houses.house_file import house_files, house_names, house_path, load_house, read_house, right_house

__all__ = ["house_files", "house_names", "house_path", "load_house", "read_house", "right_house"]
