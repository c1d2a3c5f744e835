// A button box for the tournament clock: a matrix keypad and two buttons on a microcontroller, told to the clock
// over USB. For an Arduino, an ESP32 or a Pico with the Arduino tools; docs/wiring.md lays down what is said.

const byte ROWS[] = {2, 3, 4, 5};     // the keypad's rows from the top, its columns from the left
const byte COLUMNS[] = {6, 7, 8, 9};  // a keypad without letters has three: leave the last one out
const char KEYS[] = "123A456B789C*0#D";
const byte BUTTONS[] = {10, 11};  // each between its pin and ground
const char *const NAMES[] = {"pause", "skip"};

const unsigned long SETTLED_MS = 15;  // how long a contact must stay as it is to count
const unsigned long TOLD_MS = 2000;   // how often all that is down is told
const unsigned long REST_MS = 5000;   // how often it is told that nothing is down

const byte ROW_COUNT = sizeof(ROWS), COLUMN_COUNT = sizeof(COLUMNS), BUTTON_COUNT = sizeof(BUTTONS);
const byte KEY_COUNT = ROW_COUNT * COLUMN_COUNT, COUNT = KEY_COUNT + BUTTON_COUNT;

struct Contact {
  bool down, seen;
  unsigned long since;
};

Contact contacts[COUNT];
unsigned long told = 0, due = 0;  // when was told what is down, and how long after that it is due again

void printName(byte number) {
  if (number < KEY_COUNT) {
    Serial.print(KEYS[number / COLUMN_COUNT * 4 + number % COLUMN_COUNT]);
  } else {
    Serial.print(NAMES[number - KEY_COUNT]);
  }
}

// Says all that is down: nothing stays down at the clock whose release was lost on the way.
void tellHeld() {
  Serial.print("held");
  due = REST_MS;
  for (byte number = 0; number < COUNT; number++) {
    if (contacts[number].down) {
      due = TOLD_MS;
      Serial.print(' ');
      printName(number);
    }
  }
  Serial.println();
  told = millis();
}

void sayHello() {
  Serial.println("hello 1");
  tellHeld();
}

// Follows one contact: what has stayed as it is for long enough counts.
void look(byte number, bool closed) {
  Contact &contact = contacts[number];
  if (closed != contact.seen) {
    contact.seen = closed;
    contact.since = millis();
  } else if (closed != contact.down && millis() - contact.since >= SETTLED_MS) {
    contact.down = closed;
    Serial.print(closed ? "down " : "up ");
    printName(number);
    Serial.println();
    told = millis();
    due = TOLD_MS;
  }
}

// Reads the keypad row by row into `closed`. A row is low or let go, and never high against another.
void scan(bool *closed) {
  for (byte row = 0; row < ROW_COUNT; row++) {
    pinMode(ROWS[row], OUTPUT);
    digitalWrite(ROWS[row], LOW);
    delayMicroseconds(50);
    for (byte column = 0; column < COLUMN_COUNT; column++) {
      closed[row * COLUMN_COUNT + column] = digitalRead(COLUMNS[column]) == LOW;
    }
    pinMode(ROWS[row], INPUT_PULLUP);
  }
}

// Three corners of a rectangle look like four to the wires: none of such a scan is taken on trust.
bool hasGhost(const bool *closed) {
  for (byte key = 0; key < KEY_COUNT; key++) {
    byte inRow = 0, inColumn = 0;
    for (byte other = 0; other < KEY_COUNT; other++) {
      inRow += closed[other] && other / COLUMN_COUNT == key / COLUMN_COUNT;
      inColumn += closed[other] && other % COLUMN_COUNT == key % COLUMN_COUNT;
    }
    if (closed[key] && inRow > 1 && inColumn > 1) {
      return true;
    }
  }
  return false;
}

void setup() {
  Serial.begin(115200);
  for (byte row : ROWS) pinMode(row, INPUT_PULLUP);
  for (byte column : COLUMNS) pinMode(column, INPUT_PULLUP);
  for (byte button : BUTTONS) pinMode(button, INPUT_PULLUP);
  sayHello();
}

void loop() {
  bool closed[KEY_COUNT];
  scan(closed);
  if (!hasGhost(closed)) {
    for (byte key = 0; key < KEY_COUNT; key++) look(key, closed[key]);
  }
  for (byte button = 0; button < BUTTON_COUNT; button++) {
    look(KEY_COUNT + button, digitalRead(BUTTONS[button]) == LOW);
  }
  if (Serial.available() && Serial.read() == '?') {
    sayHello();
  }
  if (millis() - told >= due) {
    tellHeld();
  }
  delay(1);
}
