// Runs the sketch of the button box on time that moves by itself and pins that are wired here, for its test.
//
//     box UNTIL_MS (MS ROW COLUMN | MS BUTTON -1 | MS -1 -1)...
//
// Each three arguments close or open a contact, or say "?" to the box. Its rows are printed with their time.

#include <cstdio>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

typedef unsigned char byte;
enum { INPUT_PULLUP, OUTPUT };
enum { LOW, HIGH };

static unsigned long now_us = 0;
static std::map<int, bool> low;  // what is driven
static std::set<std::pair<int, int>> joined;
static int asked = 0;

static unsigned long millis() { return now_us / 1000; }
static void delay(unsigned long ms) { now_us += ms * 1000; }
static void delayMicroseconds(unsigned long us) { now_us += us; }

static void pinMode(int pin, int mode) {
  if (mode == INPUT_PULLUP) low[pin] = false;
}

static void digitalWrite(int pin, int level) {
  if (level != LOW) abort();  // two rows against each other would hurt
  low[pin] = true;
}

static int digitalRead(int pin) {
  std::set<int> net = {pin};
  for (size_t before = 0; before != net.size();) {
    before = net.size();
    for (auto &pair : joined)
      if (net.count(pair.first) || net.count(pair.second)) net.insert({pair.first, pair.second});
  }
  for (int one : net)
    if (one < 0 || low[one]) return LOW;
  return HIGH;
}

struct SerialPort {
  std::string row;
  void begin(long) {}
  int available() { return asked; }
  int read() { return asked-- > 0 ? '?' : -1; }
  void print(const char *text) { row += text; }
  void print(char letter) { row += letter; }
  void println() {
    printf("%lu %s\n", millis(), row.c_str());
    row.clear();
  }
  void println(const char *text) {
    print(text);
    println();
  }
} Serial;

#include "button_box.ino"

int main(int count, char **given) {
  unsigned long until = atol(given[1]);
  setup();
  for (int at = 2; millis() < until;) {
    while (at + 2 < count && (unsigned long)atol(given[at]) <= millis()) {
      int one = atoi(given[at + 1]), other = atoi(given[at + 2]);
      if (one < 0) {
        asked++;
      } else {
        auto pair = other < 0 ? std::make_pair((int)BUTTONS[one], -1)
                              : std::make_pair((int)ROWS[one], (int)COLUMNS[other]);
        if (!joined.erase(pair)) joined.insert(pair);
      }
      at += 3;
    }
    loop();
  }
}
