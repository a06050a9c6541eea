// Activity of two accounts that leaves objects of every kind: every endpoint is called with its
// examples and with ids from responses, while the clock advances.
import type { EndpointSpec } from '@kasir/core';
import { handlers } from '../../registry.ts';
import type { Platform } from './platform.ts';

export const contracts: readonly EndpointSpec[] = handlers.map(({ contract }) => contract);

const HOUR_MS = 3_600_000;

/** The amount of activity. */
export interface Extent {
  /** The number of remembered names of each type, so that their objects are used later. */
  readonly perSort: number;
  /** The clock steps, in milliseconds, each after a round of calls. */
  readonly moves: readonly number[];
}

/** The extent of a recording: channel responses, end of day, settlement and expiry occur. */
export const whole: Extent = { perSort: 12, moves: [HOUR_MS, 25 * HOUR_MS, 8 * 24 * HOUR_MS] };

/** The extent of a test of the current format: one object of every kind. */
export const brief: Extent = { perSort: 1, moves: [25 * HOUR_MS] };

/** Names from responses, a few of each type: contract, field and prefix. */
class Names {
  readonly #sorts = new Map<string, Set<string>>();
  readonly #perSort: number;

  constructor({ perSort }: Extent) {
    this.#perSort = perSort;
  }

  take(contract: string, value: unknown, key = ''): void {
    if (typeof value === 'string' && /(^|_)(id|reference)$/.test(key)) {
      const sort = `${contract} ${key} ${/^\D*/.exec(value)?.[0]}`;
      const known = this.#sorts.get(sort) ?? new Set();
      if (known.size < this.#perSort) this.#sorts.set(sort, known.add(value));
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, one] of Object.entries(value)) {
        this.take(contract, one, Array.isArray(value) ? key : name);
      }
    }
  }

  all(): readonly string[] {
    return [...new Set([...this.#sorts.values()].flatMap((sort) => [...sort]))];
  }
}

export const isNamed = ({ path }: EndpointSpec): boolean => path.includes('{');

/** Returns the path of a contract with the same name at every parameter. */
export const pathWith = ({ path }: EndpointSpec, name: string): string =>
  path.replaceAll(/\{\w+\}/g, encodeURIComponent(name));

/** Returns a function that fills bodies with unused references and existing names. */
const filler = () => {
  let count = 0;
  const filled = (value: unknown, names: readonly string[], key = ''): unknown => {
    if (typeof value === 'string') {
      if (/^(external_id|reference_id|reference)$/.test(key)) return `${value}-${(count += 1)}`;
      if (key === 'callback_url') return 'http://127.0.0.1:9/';
      const prefix = /^[a-z_]+-/.exec(value)?.[0];
      const like = names.filter((name) => prefix !== undefined && name.startsWith(prefix));
      return key.endsWith('_id') && like.length > 0 ? like[count % like.length] : value;
    }
    if (Array.isArray(value)) return value.map((one) => filled(one, names));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, filled(one, names, name)]),
    );
  };
  return filled;
};

/** Bodies for contracts without an example; they ignore unknown fields. */
const plain = [{}, { amount: 20_000 }, { auth_code: '123456' }];

const bodiesOf = ({ body, examples }: EndpointSpec): readonly unknown[] =>
  body ? (examples ? Object.values<unknown>(examples) : plain) : [undefined];

/** Returns whether an endpoint ends an object; it is called for few objects. */
const isEnd = ({ path }: EndpointSpec): boolean => /expire|cancel/.test(path);

/** Returns whether an endpoint uses an existing object by a name in the body. */
const isAbout = ({ examples }: EndpointSpec): boolean =>
  /payment_request_id|invoice_id/.test(JSON.stringify(examples ?? {}));

/** Returns the position in a round: creation, use of the object, follow-ups, the end. */
const turnOf = (contract: EndpointSpec): number =>
  isEnd(contract) ? 3 : isAbout(contract) ? 2 : isNamed(contract) ? 1 : 0;

const writes = contracts
  .filter(({ method }) => method !== 'GET')
  .toSorted((a, b) => turnOf(a) - turnOf(b));

/** The calls per round of an endpoint that uses an existing object by a name in its body. */
const TIMES = 8;

/** One object in this many is ended by an endpoint. */
const ENDED = 5;

/** Returns an empty name for each call of an endpoint whose path has no parameter. */
const placesOf = (contract: EndpointSpec): readonly string[] =>
  Array.from({ length: isAbout(contract) ? TIMES : 1 }, () => '');

/** The activity of one account. */
class AccountActivity {
  readonly #platform: Platform;
  readonly #as: string | undefined;
  readonly #names: Names;
  readonly #fill = filler();
  /** Pairs of endpoint and name that were not found. */
  readonly #unknown = new Set<string>();

  constructor(platform: Platform, extent: Extent, as?: string) {
    this.#platform = platform;
    this.#names = new Names(extent);
    this.#as = as;
  }

  get names(): readonly string[] {
    return this.#names.all();
  }

  /** Calls every endpoint that writes: creating ones first, ending ones last. */
  async round(): Promise<void> {
    for (const contract of writes) {
      const names = this.names.filter((_, at) => !isEnd(contract) || at % ENDED === 0);
      for (const name of isNamed(contract) ? names : placesOf(contract)) {
        const known = `${contract.id} ${name}`;
        if (this.#unknown.has(known)) continue;
        for (const body of bodiesOf(contract)) {
          const status = await this.#call(contract, pathWith(contract, name), body);
          if (status === 404 && name !== '') this.#unknown.add(known);
        }
      }
    }
  }

  async #call(contract: EndpointSpec, target: string, example: unknown): Promise<number> {
    const asking = { body: this.#fill(example, this.names), as: this.#as };
    const { status, text } = await this.#platform.send(contract.method, target, asking);
    if (status < 300) this.#names.take(contract.id, JSON.parse(text === '' ? 'null' : text));
    return status;
  }
}

export interface RecordedActivity {
  /** The default account (null) and its sub-account. */
  readonly accounts: readonly (string | null)[];
  readonly names: readonly string[];
}

/** Runs the activity; afterwards the clock is frozen and nothing is pending. */
export const runActivity = async (
  platform: Platform,
  extent: Extent,
): Promise<RecordedActivity> => {
  await platform.control('POST', '/clock/freeze', {});
  const branch = await platform.send('POST', '/v2/accounts', {
    body: {
      email: 'cabang@merchant.example',
      type: 'OWNED',
      public_profile: { business_name: 'Toko Cabang' },
    },
  });
  const { id } = JSON.parse(branch.text) as { id: string };
  const { text } = await platform.control('GET', '/accounts');
  const [{ id: own }] = (JSON.parse(text) as { data: [{ id: string }] }).data;
  const lives = [new AccountActivity(platform, extent), new AccountActivity(platform, extent, id)];
  for (const move of [...extent.moves, 0]) {
    for (const life of lives) await life.round();
    const transfer = { amount: 90_000, source_user_id: own, destination_user_id: id };
    await platform.send('POST', '/transfers', { body: { ...transfer, reference: `move-${move}` } });
    if (move > 0) await platform.control('POST', '/clock/advance', { ms: move, wait_ms: 60_000 });
  }
  await platform.control('POST', '/quiet', {});
  return { accounts: [null, id], names: lives.flatMap(({ names }) => names) };
};
