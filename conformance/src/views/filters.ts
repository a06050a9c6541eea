// Turns the filters that a list declares into queries made from objects of a story: single values,
// several values, and bounds in any spelling of an instant. Each filter states which objects it
// keeps.
import { spelled } from '../run/samples/timestamps.ts';
import type { Filter, Listing, ModelObject } from '../model/model.ts';
import { contractNamed } from '../registry.ts';
import type { Made } from '../run/samples/sample.ts';
import { nodeOf, type Node } from '../schema.ts';
import { field } from '../targets/wire/message.ts';

/** Parameters of pagination, which filter nothing. */
const PAGED = new Set(['limit', 'after_id', 'before_id', 'last_invoice_id']);

/** Parameter -> the field that it filters, where that has another name. */
const FIELDS: Readonly<Record<string, string>> = {
  statuses: 'status',
  types: 'type',
  channel_categories: 'channel_category',
  payment_channels: 'payment_channel',
  payment_method_id: 'payment_method.id',
  payment_method_type: 'payment_method.type',
  from: 'created',
  to: 'created',
  created_after: 'created',
  created_before: 'created',
  paid_after: 'paid_at',
  paid_before: 'paid_at',
  expired_after: 'expiry_date',
  expired_before: 'expiry_date',
};

const seenAt = (thing: ModelObject, name: string): unknown => {
  const own = thing.seen(name);
  const [first = '', ...rest] = (FIELDS[name] ?? name).split('.');
  return own ?? rest.reduce<unknown>((value, inner) => field(value, inner), thing.seen(first));
};

const isThere = (value: unknown): boolean => value !== null && value !== undefined;

const SECOND_MS = 1_000;

/** Returns instants just beside another one, and whole seconds. */
const boundsNextTo = (time: number, side: 'from' | 'to'): readonly number[] => {
  const second = Math.floor(time / SECOND_MS) * SECOND_MS;
  return side === 'from' ? [time - 1, second] : [time + 1, second + SECOND_MS];
};

/**
 * Returns a filter with a bound near the time of an object, which separates it from others where it
 * can, in one of the spellings of an instant.
 */
const bound = (
  name: string,
  side: 'from' | 'to',
  wrap: (moment: string) => Made,
  unwrap: (query: Made) => unknown,
): Filter => {
  const timeOf = (thing: ModelObject): number => Date.parse(String(seenAt(thing, name)));
  return {
    query: (like, { draw, all }) => {
      const time = timeOf(like);
      if (Number.isNaN(time)) return null;
      const times = all.map((thing) => timeOf(thing));
      // It is not stated everywhere whether a bound includes its own instant.
      const bounds = times
        .flatMap((one) => boundsNextTo(one, side))
        .filter((at) => (side === 'from' ? time > at : time < at) && !times.includes(at));
      const parting = bounds.filter((at) =>
        times.some((one) => (side === 'from' ? one < at : one > at)),
      );
      if (bounds.length === 0) return null;
      return wrap(spelled(draw.pick(parting.length > 0 ? parting : bounds), draw));
    },
    keeps: (thing, query) => {
      const [time, at] = [timeOf(thing), Date.parse(String(unwrap(query)))];
      return side === 'from' ? time > at : time < at;
    },
  };
};

/** Returns the filter of a parameter with several values, one of which an object must have. */
const among = (name: string, possible: readonly unknown[]): Filter => ({
  query: (like, { draw, all }) => {
    // A field that is missing in all objects cannot be compared.
    if (all.every((thing) => seenAt(thing, name) === undefined)) return null;
    const values = [like, draw.pick(all)].map((thing) => seenAt(thing, name));
    // A value of another object, or one that no object has, may exclude all objects that the other
    // filters keep.
    const other = possible.length > 0 ? [draw.pick(possible)] : values.slice(1);
    const some = draw.pick([
      values.slice(0, 1),
      values,
      [...values, values[0]],
      values.slice(1),
      other,
    ]);
    return some.every(isThere) ? { [name]: some } : null;
  },
  keeps: (thing, query) => (query[name] as readonly unknown[]).includes(seenAt(thing, name)),
});

/** Returns texts that differ from one in a letter, its case or its end. */
const nearTo = (text: string): readonly string[] =>
  [text.slice(0, -1), text.slice(1), `${text}0`, text.toUpperCase(), text.toLowerCase()].filter(
    (near) => near !== '' && near !== text,
  );

/** The share of filters with a text that is nearly that of an object. */
const NEAR_SHARE = 0.2;

const equal = (name: string, { schema, values, format }: Node): Filter => ({
  query: (like, { draw }) => {
    const value = seenAt(like, name);
    if (!isThere(value)) return null;
    const isText = typeof value === 'string' && values.length === 0 && format === null;
    if (!isText || draw.random() > NEAR_SHARE) return { [name]: value };
    const near = nearTo(value).filter((text) => schema.safeParse(text).success);
    return { [name]: near.length === 0 ? value : draw.pick(near) };
  },
  keeps: (thing, query) => seenAt(thing, name) === query[name],
});

const isMoment = ({ format }: Node): boolean => format === 'date-time' || format === 'datetime';

const filtersOf = (name: string, node: Node): Readonly<Record<string, Filter>> => {
  if (node.type === 'array')
    return { [name]: among(name, node.element ? nodeOf(node.element).values : []) };
  if (isMoment(node)) {
    const side = /^from$|_after$/.test(name) ? 'from' : 'to';
    const wrap = (moment: string): Made => ({ [name]: moment });
    return { [name]: bound(name, side, wrap, (query) => query[name]) };
  }
  const ends = Object.entries(node.shape).filter(([, inner]) => isMoment(nodeOf(inner)));
  if (ends.length === 0) return { [name]: equal(name, node) };
  return Object.fromEntries(
    ends.map(([end]) => {
      const wrap = (moment: string): Made => ({ [name]: { [end]: moment } });
      const unwrap = (query: Made): unknown => field(query[name], end);
      return [`${name}.${end}`, bound(name, end.startsWith('g') ? 'from' : 'to', wrap, unwrap)];
    }),
  );
};

/** Returns all filters of a list: those that its contract declares, and those of its kind. */
export const filtersFor = (
  { endpoint, filters = {} }: Listing,
  within: Made,
): Readonly<Record<string, Filter>> => {
  const shape = contractNamed(endpoint).query?.shape ?? {};
  const declared = Object.entries(shape)
    .filter(([name]) => !PAGED.has(name) && !(name in within))
    .map(([name, schema]) => filtersOf(name, nodeOf(schema)));
  return { ...Object.assign({}, ...declared), ...filters };
};
