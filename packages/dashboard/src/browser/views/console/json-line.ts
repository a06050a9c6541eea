// Finds the line of a field in the text of a JSON value.

interface Reading {
  readonly text: string;
  at: number;
}

const skipSpace = (reading: Reading): void => {
  while (/\s/.test(reading.text[reading.at] ?? '')) reading.at += 1;
};

/** Reads a string in quotes and returns its value. */
const readString = (reading: Reading): string => {
  const from = reading.at;
  reading.at += 1;
  while (reading.text[reading.at] !== '"') reading.at += reading.text[reading.at] === '\\' ? 2 : 1;
  reading.at += 1;
  return JSON.parse(reading.text.slice(from, reading.at)) as string;
};

/** Walks over a value; calls `visit` with the position of each field and item, by its path. */
const walk = (
  reading: Reading,
  path: readonly string[],
  visit: (path: readonly string[], at: number) => void,
): void => {
  skipSpace(reading);
  const open = reading.text[reading.at];
  if (open === '"') {
    readString(reading);
    return;
  }
  if (open !== '{' && open !== '[') {
    while (/[^\s,\]}]/.test(reading.text[reading.at] ?? ',')) reading.at += 1;
    return;
  }
  const close = open === '{' ? '}' : ']';
  reading.at += 1;
  skipSpace(reading);
  for (let index = 0; reading.text[reading.at] !== close; index += 1) {
    const { at } = reading;
    const name = open === '{' ? readString(reading) : String(index);
    visit([...path, name], at);
    if (open === '{') {
      skipSpace(reading);
      reading.at += 1;
    }
    walk(reading, [...path, name], visit);
    skipSpace(reading);
    if (reading.text[reading.at] === ',') reading.at += 1;
    skipSpace(reading);
  }
  reading.at += 1;
};

/**
 * Returns the line, from 1, of the field at a path in valid JSON, or of the nearest object around a
 * missing field.
 */
export const lineOf = (text: string, wanted: readonly string[]): number => {
  const reading: Reading = { text, at: 0 };
  skipSpace(reading);
  let best = { depth: 0, at: reading.at };
  walk(reading, [], (path, at) => {
    const fits = path.every((name, index) => name === wanted[index]);
    if (fits && path.length > best.depth) best = { depth: path.length, at };
  });
  return text.slice(0, best.at).split('\n').length;
};
