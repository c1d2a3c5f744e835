// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * The wall as a Raspberry Pi's kernel would see it: a GPIO chip whose lines are joined by contacts.
 *
 * A contact is what a finger closes: between two lines (a key of the keypad) or between a line and ground
 * (a button). Lines that are joined form a net; ground and a line driven low win over a pull. The level of
 * every line follows at once, and edges ring the interrupts that a program has asked for.
 *
 * /sys/devices/platform/wall/contacts  write "touch A B MS": closed for so many milliseconds, by the kernel's own
 *                                      timer, however busy the box is; "ground" is a line too
 * /sys/devices/platform/wall/levels    the level of each line, a 0 or 1 a line, in order
 * /sys/devices/platform/wall/fights    how often a line driven high was joined with one driven low
 */
#include <linux/gpio/driver.h>
#include <linux/hrtimer.h>
#include <linux/irq_work.h>
#include <linux/module.h>
#include <linux/pinctrl/pinconf-generic.h>
#include <linux/platform_device.h>

#define LINES 58
#define GROUND LINES
#define CONTACTS 64

struct wall {
	struct gpio_chip chip;
	raw_spinlock_t lock;
	DECLARE_BITMAP(driven, LINES);
	DECLARE_BITMAP(level, LINES);
	DECLARE_BITMAP(pulled_up, LINES);
	DECLARE_BITMAP(heard, LINES);
	DECLARE_BITMAP(rising, LINES);
	DECLARE_BITMAP(falling, LINES);
	DECLARE_BITMAP(edges, LINES);
	struct { u8 a, b; } contact[CONTACTS];
	unsigned int contacts;
	unsigned long fights;
	struct irq_work bell;
	struct hrtimer lets_go;
};

static void ring(struct irq_work *bell)
{
	struct wall *wall = container_of(bell, struct wall, bell);
	unsigned int line;

	for (line = 0; line < LINES; line++)
		if (test_and_clear_bit(line, wall->edges))
			generic_handle_domain_irq(wall->chip.irq.domain, line);
}

/* Names the net of every line by the lowest line in it. */
static void find_nets(const struct wall *wall, u8 *net)
{
	bool joined = true;
	unsigned int i;

	for (i = 0; i <= GROUND; i++)
		net[i] = i;
	while (joined) {
		joined = false;
		for (i = 0; i < wall->contacts; i++) {
			u8 *a = &net[wall->contact[i].a], *b = &net[wall->contact[i].b];

			if (*a != *b) {
				*a = *b = min(*a, *b);
				joined = true;
			}
		}
	}
}

/* Gives every line that nobody drives the level of its net. Needs the lock. */
static void settle(struct wall *wall)
{
	u8 net[LINES + 1];
	bool low[LINES + 1] = {}, high[LINES + 1] = {}, up[LINES + 1] = {};
	bool rung = false;
	unsigned int i;

	find_nets(wall, net);
	low[net[GROUND]] = true;
	for (i = 0; i < LINES; i++) {
		if (test_bit(i, wall->driven)) {
			if (test_bit(i, wall->level))
				high[net[i]] = true;
			else
				low[net[i]] = true;
		} else if (test_bit(i, wall->pulled_up)) {
			up[net[i]] = true;
		}
	}
	for (i = 0; i <= GROUND; i++)
		wall->fights += high[i] && low[i];
	for (i = 0; i < LINES; i++) {
		bool now = !low[net[i]] && (high[net[i]] || up[net[i]]);

		if (test_bit(i, wall->driven) || now == test_bit(i, wall->level))
			continue;
		__assign_bit(i, wall->level, now);
		if (test_bit(i, wall->heard) && test_bit(i, now ? wall->rising : wall->falling)) {
			set_bit(i, wall->edges);
			rung = true;
		}
	}
	if (rung)
		irq_work_queue(&wall->bell);
}

/* A line that a program lets go of hangs free, so that the next one's hold on it can be told from the last one's. */
static void let_hang(struct gpio_chip *chip, unsigned int line)
{
	struct wall *wall = gpiochip_get_data(chip);

	guard(raw_spinlock_irqsave)(&wall->lock);
	__clear_bit(line, wall->driven);
	__clear_bit(line, wall->pulled_up);
	settle(wall);
}

static int get_direction(struct gpio_chip *chip, unsigned int line)
{
	struct wall *wall = gpiochip_get_data(chip);

	return test_bit(line, wall->driven) ? GPIO_LINE_DIRECTION_OUT : GPIO_LINE_DIRECTION_IN;
}

static int direction_input(struct gpio_chip *chip, unsigned int line)
{
	struct wall *wall = gpiochip_get_data(chip);

	guard(raw_spinlock_irqsave)(&wall->lock);
	__clear_bit(line, wall->driven);
	settle(wall);
	return 0;
}

static void set(struct gpio_chip *chip, unsigned int line, int value)
{
	struct wall *wall = gpiochip_get_data(chip);

	guard(raw_spinlock_irqsave)(&wall->lock);
	if (test_bit(line, wall->driven))
		__assign_bit(line, wall->level, value);
	settle(wall);
}

static int direction_output(struct gpio_chip *chip, unsigned int line, int value)
{
	struct wall *wall = gpiochip_get_data(chip);

	guard(raw_spinlock_irqsave)(&wall->lock);
	__set_bit(line, wall->driven);
	__assign_bit(line, wall->level, value);
	settle(wall);
	return 0;
}

static int get(struct gpio_chip *chip, unsigned int line)
{
	struct wall *wall = gpiochip_get_data(chip);

	return test_bit(line, wall->level);
}

static int set_config(struct gpio_chip *chip, unsigned int line, unsigned long config)
{
	struct wall *wall = gpiochip_get_data(chip);

	guard(raw_spinlock_irqsave)(&wall->lock);
	switch (pinconf_to_config_param(config)) {
	case PIN_CONFIG_BIAS_PULL_UP:
		__set_bit(line, wall->pulled_up);
		break;
	case PIN_CONFIG_BIAS_PULL_DOWN:
	case PIN_CONFIG_BIAS_DISABLE:
		__clear_bit(line, wall->pulled_up);
		break;
	default:
		return -ENOTSUPP;
	}
	settle(wall);
	return 0;
}

static void mask(struct irq_data *data)
{
	struct gpio_chip *chip = irq_data_get_irq_chip_data(data);
	struct wall *wall = gpiochip_get_data(chip);

	clear_bit(irqd_to_hwirq(data), wall->heard);
	gpiochip_disable_irq(chip, irqd_to_hwirq(data));
}

static void unmask(struct irq_data *data)
{
	struct gpio_chip *chip = irq_data_get_irq_chip_data(data);
	struct wall *wall = gpiochip_get_data(chip);

	gpiochip_enable_irq(chip, irqd_to_hwirq(data));
	set_bit(irqd_to_hwirq(data), wall->heard);
}

static int set_type(struct irq_data *data, unsigned int type)
{
	struct wall *wall = gpiochip_get_data(irq_data_get_irq_chip_data(data));
	unsigned long line = irqd_to_hwirq(data);

	if (type & IRQ_TYPE_LEVEL_MASK)
		return -EINVAL;
	assign_bit(line, wall->rising, type & IRQ_TYPE_EDGE_RISING);
	assign_bit(line, wall->falling, type & IRQ_TYPE_EDGE_FALLING);
	return 0;
}

static const struct irq_chip edges = {
	.name = "wall",
	.irq_mask = mask,
	.irq_unmask = unmask,
	.irq_set_type = set_type,
	.flags = IRQCHIP_IMMUTABLE,
	GPIOCHIP_IRQ_RESOURCE_HELPERS,
};

static enum hrtimer_restart let_go(struct hrtimer *timer)
{
	struct wall *wall = container_of(timer, struct wall, lets_go);

	guard(raw_spinlock_irqsave)(&wall->lock);
	wall->contacts = 0;
	settle(wall);
	return HRTIMER_NORESTART;
}

static bool name_to_line(const char *name, u8 *line)
{
	if (!strcmp(name, "ground")) {
		*line = GROUND;
		return true;
	}
	return !kstrtou8(name, 10, line) && *line < LINES;
}

static ssize_t contacts_store(struct device *dev, struct device_attribute *attr, const char *text, size_t size)
{
	struct wall *wall = dev_get_drvdata(dev);
	char first[8], second[8];
	unsigned int ms;
	u8 a, b;

	if (sscanf(text, "touch %7s %7s %u", first, second, &ms) != 3 || !name_to_line(first, &a) ||
	    !name_to_line(second, &b) || a == b)
		return -EINVAL;
	guard(raw_spinlock_irqsave)(&wall->lock);
	if (wall->contacts == CONTACTS)
		return -ENOSPC;
	wall->contact[wall->contacts].a = a;
	wall->contact[wall->contacts].b = b;
	wall->contacts++;
	settle(wall);
	hrtimer_start(&wall->lets_go, ms_to_ktime(ms), HRTIMER_MODE_REL_HARD);
	return size;
}
static DEVICE_ATTR_WO(contacts);

static ssize_t levels_show(struct device *dev, struct device_attribute *attr, char *text)
{
	struct wall *wall = dev_get_drvdata(dev);
	unsigned int i;

	for (i = 0; i < LINES; i++)
		text[i] = test_bit(i, wall->level) ? '1' : '0';
	text[LINES] = '\n';
	return LINES + 1;
}
static DEVICE_ATTR_RO(levels);

static ssize_t fights_show(struct device *dev, struct device_attribute *attr, char *text)
{
	struct wall *wall = dev_get_drvdata(dev);

	return sysfs_emit(text, "%lu\n", wall->fights);
}
static DEVICE_ATTR_RO(fights);

static struct attribute *wall_attrs[] = {
	&dev_attr_contacts.attr, &dev_attr_levels.attr, &dev_attr_fights.attr, NULL,
};
ATTRIBUTE_GROUPS(wall);

static int probe(struct platform_device *pdev)
{
	struct device *dev = &pdev->dev;
	struct wall *wall = devm_kzalloc(dev, sizeof(*wall), GFP_KERNEL);
	const char **names = devm_kcalloc(dev, LINES, sizeof(*names), GFP_KERNEL);
	unsigned int i;

	if (!wall || !names)
		return -ENOMEM;
	for (i = 0; i < LINES; i++) {
		names[i] = devm_kasprintf(dev, GFP_KERNEL, "GPIO%u", i);
		if (!names[i])
			return -ENOMEM;
	}
	raw_spin_lock_init(&wall->lock);
	wall->bell = IRQ_WORK_INIT_HARD(ring);
	hrtimer_init(&wall->lets_go, CLOCK_MONOTONIC, HRTIMER_MODE_REL_HARD);
	wall->lets_go.function = let_go;
	wall->chip = (struct gpio_chip){
		.label = "pinctrl-bcm2711", /* what a Raspberry Pi 4 calls its chip */
		.parent = dev,
		.owner = THIS_MODULE,
		.base = -1,
		.ngpio = LINES,
		.names = names,
		.free = let_hang,
		.get_direction = get_direction,
		.direction_input = direction_input,
		.direction_output = direction_output,
		.get = get,
		.set = set,
		.set_config = set_config,
	};
	gpio_irq_chip_set_chip(&wall->chip.irq, &edges);
	wall->chip.irq.default_type = IRQ_TYPE_NONE;
	wall->chip.irq.handler = handle_simple_irq;
	platform_set_drvdata(pdev, wall);
	return devm_gpiochip_add_data(dev, &wall->chip, wall);
}

static void take_off(struct platform_device *pdev)
{
	struct wall *wall = platform_get_drvdata(pdev);

	hrtimer_cancel(&wall->lets_go);
}

static struct platform_driver driver = {
	.probe = probe,
	.remove = take_off,
	.driver = { .name = "wall", .dev_groups = wall_groups },
};

static struct platform_device *device;

static int __init hang_up(void)
{
	int fault = platform_driver_register(&driver);

	if (fault)
		return fault;
	device = platform_device_register_simple("wall", PLATFORM_DEVID_NONE, NULL, 0);
	if (IS_ERR(device)) {
		platform_driver_unregister(&driver);
		return PTR_ERR(device);
	}
	return 0;
}

static void __exit take_down(void)
{
	platform_device_unregister(device);
	platform_driver_unregister(&driver);
}

module_init(hang_up);
module_exit(take_down);
MODULE_DESCRIPTION("A wall of buttons, lamps and keys on simulated GPIO lines");
MODULE_LICENSE("Dual MIT/GPL");
