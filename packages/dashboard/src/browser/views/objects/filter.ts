// The filter of the list of objects: its form in the address and its form for the control API.
import type { ControlApi } from '../../api/client.ts';

/** The fields of the filter in the address. */
export const filterNames = [
  'q',
  'kind',
  'status',
  'from',
  'to',
  'min',
  'max',
  'channel',
  'customer',
  'reference',
  'metadata',
] as const;

/** Fields that are visible only on demand. */
export const rareNames = [
  'from',
  'to',
  'min',
  'max',
  'channel',
  'customer',
  'reference',
  'metadata',
] as const satisfies readonly (typeof filterNames)[number][];

/** The entered values; fields without one are omitted. */
export type Filter = Partial<Readonly<Record<(typeof filterNames)[number], string>>>;

type ObjectQuery = NonNullable<Parameters<ControlApi['objects']['list']>[0]['query']>;

/** Returns the filter in a query of the address. */
export const filterOf = (query: Readonly<Record<string, string>>): Filter =>
  Object.fromEntries(filterNames.flatMap((name) => (query[name] ? [[name, query[name]]] : [])));

/** Returns the time at which a local day begins or ends; undefined when it is not a date. */
const timeAt = (day: string | undefined, time: string): string | undefined => {
  const at = new Date(`${day}T${time}`);
  return day === undefined || Number.isNaN(at.getTime()) ? undefined : at.toISOString();
};

const numberOf = (text: string | undefined): number | undefined =>
  text === undefined || !Number.isFinite(Number(text)) ? undefined : Number(text);

/** Returns the filter for the control API; days are local days of the reader. */
export const queryOf = (filter: Filter): Omit<ObjectQuery, 'mode' | 'limit' | 'before'> => {
  const { q, kind, status, from, to, min, max, channel, customer, reference, metadata } = filter;
  const all = {
    q,
    kind,
    status: status?.toUpperCase(),
    created_from: timeAt(from, '00:00:00'),
    created_to: timeAt(to, '23:59:59.999'),
    min_amount: numberOf(min),
    max_amount: numberOf(max),
    channel_code: channel?.toUpperCase(),
    customer_id: customer,
    reference_id: reference,
    metadata,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
};
