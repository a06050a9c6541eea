// Creates identifiers: uuidv7 that increase within an account, and the 24-hex legacy ids derived
// from them.

/** The parts of an id: the millisecond, a sequence number within it, and 42 random bits. */
export interface IdSeed {
  readonly now: number;
  readonly sequence: number;
  /** 11 hex digits; the top two bits of the first are not used. */
  readonly random: string;
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

const digits = Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0));

/** The most recent id: a decision creates many ids with the same millisecond and random bits. */
const codes = Array.from('00000000-0000-7000-8000-000000000000', (sign) => sign.charCodeAt(0));
const latest = { now: 0, random: '' };

/** Writes a number into the id, its last digit before `end`. */
const write = (value: number, count: number, end: number): void => {
  let rest = value;
  for (let at = end - 1; at >= end - count; at -= 1) {
    codes[at] = digits[rest % 16] ?? 0;
    rest = Math.floor(rest / 16);
  }
};

/**
 * Returns a uuidv7 in the order of (now, sequence): 48 bits of milliseconds, 32 of sequence, 42
 * random. Two ids of one partition never share both, so creation order is id order even while a
 * clock is frozen. The string is built in one step, because a concatenated string makes serializing
 * every JSON that contains it slower.
 */
export const uuidv7 = ({ now, sequence, random }: IdSeed): string => {
  if (now !== latest.now) {
    write(Math.floor(now / 0x10000), 8, 8);
    write(now % 0x10000, 4, 13);
    latest.now = now;
  }
  if (random !== latest.random) {
    for (let at = 0; at < 10; at += 1) codes[26 + at] = random.charCodeAt(at + 1);
    latest.random = random;
  }
  const low = sequence % 0x100000;
  const bits = Number.parseInt(random[0] ?? '0', 16) & 3;
  write(Math.floor(sequence / 0x100000), 3, 18);
  write(0x8000 | (low >>> 6), 4, 23);
  write(((low & 0x3f) << 2) | bits, 2, 26);
  return String.fromCharCode(...codes);
};

/** Returns the milliseconds since 1970 at which a uuidv7 was created. */
export const timeOf = (uuid: string): number =>
  Number.parseInt(uuid.slice(0, 8) + uuid.slice(9, 13), 16);

/** Returns the smallest (or largest) uuidv7 of a millisecond, to convert bounds on `created`. */
export const firstIdAt = (now: number): string => {
  const time = hex(Math.max(0, now), 12);
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
};
export const lastIdAt = (now: number): string => {
  const time = hex(Math.max(0, now), 12);
  return `${time.slice(0, 8)}-${time.slice(8)}-ffff-ffff-ffffffffffff`;
};

/**
 * Returns 24 hex digits for legacy resources: 48 bits of milliseconds, 24 of sequence, 24 random.
 * They keep the order of the uuidv7 while a millisecond has less than 16 million ids.
 */
export const legacyId = (uuid: string): string => {
  const digits = uuid.replaceAll('-', '');
  const part = (from: number, to: number) => Number.parseInt(digits.slice(from, to), 16);
  const sequence =
    ((part(13, 16) & 0xf) << 20) | ((part(16, 20) & 0x3fff) << 6) | (part(20, 22) >> 2);
  return digits.slice(0, 12) + hex(sequence, 6) + digits.slice(22, 28);
};

/**
 * Returns the public id: a prefix and an unprefixed id. Built in one step like `uuidv7`, because a
 * concatenated string makes serializing every JSON that contains it slower.
 */
export const publicId = (prefix: string, id: string): string => [prefix, id].join('');

/** Returns the unprefixed id of a public id, or null without the prefix or without an id. */
export const stripPrefix = (prefix: string, id: string): string | null =>
  id.startsWith(prefix) && id.length > prefix.length ? id.slice(prefix.length) : null;
