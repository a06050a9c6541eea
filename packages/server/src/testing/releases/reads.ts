// Every readable resource of a platform, as requests with the bytes of their responses.
import { contracts, isNamed, pathWith, type RecordedActivity } from './activity.ts';
import type { ReadResponse, Platform } from './platform.ts';

/** One read: which listener was asked by whom, and the bytes of the response. */
export interface Read {
  readonly listener: 'api' | 'control';
  readonly as: string | null;
  readonly target: string;
  readonly text: string;
}

/** A read without its response. */
type ReadRequest = Omit<Read, 'text'>;

const LIST_LIMIT = 50;

/** Every list, plain and by each name it can be filtered by, and every object by each name. */
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

/** Files that objects link to. */
const linksIn = (text: string): string[] => text.match(/https?:[^"]*\/downloads\/[^"]+/g) ?? [];

/** Lists of a name that nothing has are the same for all names: one of each is enough. */
const isTelling = ({ target, text }: Read): boolean =>
  !target.includes('=') || !/^(\[\]|\{"data":\[\])/.test(text);

/** All successful reads of an activity that return data. */
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

/** Whether all that stood in a value stands in another one, which may have more fields. */
const holds = (now: unknown, before: unknown): boolean => {
  if (typeof before !== 'object' || before === null) return Object.is(now, before);
  if (typeof now !== 'object' || now === null || Array.isArray(now) !== Array.isArray(before))
    return false;
  if (Array.isArray(before) && before.length !== (now as unknown[]).length) return false;
  return Object.entries(before).every(([name, value]) =>
    holds((now as Record<string, unknown>)[name], value),
  );
};

/** The API returns the same bytes; what operators read may have grown. */
const isAsBefore = ({ listener, text: before }: Read, text: string): boolean =>
  text === before || (listener === 'control' && holds(JSON.parse(text), JSON.parse(before)));

/** Reads whose responses have changed, with both responses. */
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
