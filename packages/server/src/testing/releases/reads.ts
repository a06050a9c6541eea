// Reads every readable resource of a platform, as requests with the bytes of their responses.
import { contracts, isNamed, pathWith, type RecordedActivity } from './activity.ts';
import type { ReadResponse, Platform } from './platform.ts';

/** One read: the listener, the account, and the bytes of the response. */
export interface Read {
  readonly listener: 'api' | 'control';
  readonly as: string | null;
  readonly target: string;
  readonly text: string;
}

/** A read without its response. */
type ReadRequest = Omit<Read, 'text'>;

const LIST_LIMIT = 50;

/** Returns every list, unfiltered and filtered by each name, and every object by each name. */
const targetsOf = (names: readonly string[]): readonly string[] =>
  contracts
    .filter(({ method }) => method === 'GET')
    .flatMap((contract) => {
      if (isNamed(contract)) return names.map((name) => pathWith(contract, name));
      const fields = Object.keys(contract.query?.shape ?? {});
      const limit = fields.includes('limit') ? `limit=${LIST_LIMIT}` : '';
      const filters = fields.filter((field) => /(^|_)(id|reference)$/.test(field));
      return [
        `${contract.path}?${limit}`,
        ...filters.flatMap((field) =>
          names.map((name) => `${contract.path}?${limit}&${field}=${encodeURIComponent(name)}`),
        ),
      ];
    });

const ask = (
  { send, control }: Platform,
  { listener, as, target }: ReadRequest,
): Promise<ReadResponse> =>
  listener === 'api' ? send('GET', target, { as: as ?? undefined }) : control('GET', target);

/** Returns the file links in a response. */
const linksIn = (text: string): string[] => text.match(/https?:[^"]*\/downloads\/[^"]+/g) ?? [];

/** Returns whether a read has data: filtered lists without matches are all alike and left out. */
const isTelling = ({ target, text }: Read): boolean =>
  !target.includes('=') || !/^(\[\]|\{"data":\[\])/.test(text);

/** Returns all successful reads of an activity that return data. */
export const readAll = async (
  platform: Platform,
  { accounts, names }: RecordedActivity,
): Promise<Read[]> => {
  const requests: ReadRequest[] = accounts.flatMap((as) =>
    targetsOf(names).map((target) => ({ listener: 'api' as const, as, target })),
  );
  const { text } = await platform.control('GET', '/accounts');
  for (const { id } of (JSON.parse(text) as { data: readonly { id: string }[] }).data) {
    for (const path of ['', '/events?limit=100', '/webhooks'])
      requests.push({ listener: 'control', as: null, target: `/accounts/${id}${path}` });
  }
  const found: Read[] = [];
  for (const one of requests) {
    const response = await ask(platform, one);
    if (response.status === 200) found.push({ ...one, text: response.text });
  }
  for (const link of new Set(found.flatMap((one) => linksIn(one.text)))) {
    const one = { listener: 'api', as: null, target: link } as const;
    const response = await ask(platform, one);
    if (response.status === 200) found.push({ ...one, text: response.text });
  }
  return found.filter(isTelling);
};

/** Returns whether a value contains all of an earlier one; it may have more fields. */
const holds = (now: unknown, before: unknown): boolean => {
  if (typeof before !== 'object' || before === null) return Object.is(now, before);
  if (typeof now !== 'object' || now === null || Array.isArray(now) !== Array.isArray(before))
    return false;
  if (Array.isArray(before) && before.length !== (now as unknown[]).length) return false;
  return Object.entries(before).every(([name, value]) =>
    holds((now as Record<string, unknown>)[name], value),
  );
};

/**
 * Returns whether a response is unchanged: the API must return the same bytes, the control API may
 * add fields.
 */
const isAsBefore = ({ listener, text: before }: Read, text: string): boolean =>
  text === before || (listener === 'control' && holds(JSON.parse(text), JSON.parse(before)));

/** Returns the reads whose responses have changed, with both responses. */
export const differences = async (
  platform: Platform,
  reads: readonly Read[],
): Promise<string[]> => {
  const found: string[] = [];
  for (const read of reads) {
    const { text } = await ask(platform, read);
    if (!isAsBefore(read, text)) found.push(`${read.target}\n  was ${read.text}\n  is  ${text}`);
  }
  return found;
};
