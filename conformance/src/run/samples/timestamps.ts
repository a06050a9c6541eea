// The formats in which ISO 8601 can write an instant.
import type { SeededRandom } from '../seeded-random.ts';

/** A format of an instant; `of` returns null when it cannot express the instant. */
export interface TimestampFormat {
  readonly name: string;
  readonly kind: 'east of UTC' | 'west of UTC' | 'fewer digits' | 'more digits';
  readonly of: (at: number) => string | null;
}

const MINUTE_MS = 60_000;

/** Returns the time with milliseconds and Z, as the service writes it. */
export const toTimestamp = (at: number): string => new Date(at).toISOString();

const withoutMilliseconds = (text: string): string => text.replace('.000', '');

const digits = (value: number): string => String(value).padStart(2, '0');

/** Returns the local time at an offset in minutes, followed by the offset. */
const atOffset = (at: number, minutes: number): string => {
  const local = toTimestamp(at + minutes * MINUTE_MS).slice(0, -1);
  const size = Math.abs(minutes);
  return `${local}${minutes < 0 ? '-' : '+'}${digits(Math.floor(size / 60))}:${digits(size % 60)}`;
};

const offset = (minutes: number): TimestampFormat => ({
  name: `at ${atOffset(0, minutes).slice(-6)}`,
  kind: minutes < 0 ? 'west of UTC' : 'east of UTC',
  of: (at) => atOffset(at, minutes),
});

const isWhole = (at: number): boolean => at % 1_000 === 0;

export const timestampFormats: readonly TimestampFormat[] = [
  ...[0, 420, 345, 840, -300, -570, -720].map(offset),
  {
    name: 'without milliseconds',
    kind: 'fewer digits',
    of: (at) => (isWhole(at) ? withoutMilliseconds(toTimestamp(at)) : null),
  },
  {
    name: 'at +07:00 without milliseconds',
    kind: 'fewer digits',
    of: (at) => (isWhole(at) ? withoutMilliseconds(atOffset(at, 420)) : null),
  },
  {
    name: 'at -05:00 without milliseconds',
    kind: 'fewer digits',
    of: (at) => (isWhole(at) ? withoutMilliseconds(atOffset(at, -300)) : null),
  },
  {
    name: 'with one digit after the second',
    kind: 'fewer digits',
    of: (at) => (at % 100 === 0 ? toTimestamp(at).replace(/00Z$/, 'Z') : null),
  },
  {
    name: 'with microseconds',
    kind: 'more digits',
    of: (at) => toTimestamp(at).replace('Z', '000Z'),
  },
];

/** Returns a text of an instant; each kind of format is equally likely. */
export const spelled = (at: number, draw: SeededRandom): string => {
  const kinds = Map.groupBy(timestampFormats, ({ kind }) => kind);
  const texts = [...kinds.values()].map((some) => some.flatMap((format) => format.of(at) ?? []));
  return draw.pick(draw.pick([[toTimestamp(at)], ...texts.filter((some) => some.length > 0)]));
};
