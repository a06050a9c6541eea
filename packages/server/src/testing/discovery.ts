// Discovers the ids of an account in responses and builds request bodies with them, for tests.
import type { EndpointSpec } from '@kasir/core';

type Body = Readonly<Record<string, unknown>>;

/** Additional bodies that need discovered ids. */
export type ExtraBodies = Readonly<Record<string, (found: Discovery) => readonly Body[]>>;

/** A value that identifies an object: its field, and the contract of the response. */
interface DiscoveredName {
  readonly value: string;
  readonly key: string;
  readonly contract: string;
}

/** The ids that an actor has discovered: a few of each type. */
export class Discovery {
  readonly #found = new Map<string, DiscoveredName>();
  readonly #sorts = new Map<string, number>();

  /** Collects the ids in a body. */
  collect(contract: string, body: unknown): void {
    for (const [key, value] of Object.entries(body ?? {})) {
      if (typeof value === 'object') this.collect(contract, value);
      const names = /(^|_)(id|reference)$/.test(key) && !/^(business|user|for_user)_id$/.test(key);
      if (names && typeof value === 'string') this.#keep({ value, key, contract });
    }
  }

  #keep(named: DiscoveredName): void {
    const sort = `${named.contract} ${named.key} ${/^\D*/.exec(named.value)?.[0]}`;
    const count = this.#sorts.get(sort) ?? 0;
    if (this.#found.has(named.value) || count >= 1) return;
    this.#sorts.set(sort, count + 1);
    this.#found.set(named.value, named);
  }

  all(): readonly string[] {
    return [...this.#found.keys()];
  }

  /** Returns the ids that begin with a prefix. */
  like(prefix: string): readonly string[] {
    return this.all().filter((value) => value.startsWith(prefix));
  }
}

let fresh = 0;

/** Returns an example with unused references, and without a real callback URL. */
export const withFreshReferences = (value: unknown, key = ''): unknown => {
  if (key === 'callback_url') return 'http://127.0.0.1:9/';
  if (typeof value === 'string' && /^(external_id|reference_id|reference)$/.test(key)) {
    fresh += 1;
    return `${value}-${fresh}`;
  }
  if (Array.isArray(value)) return value.map((one) => withFreshReferences(one));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withFreshReferences(one, name)]),
  );
};

/** The body for contracts without an example; they ignore unknown fields. */
const plain: Body = { amount: 20_000, auth_code: '123456', otp_code: '123456' };

/** Returns request bodies: the examples, with every id replaced by a discovered one. */
export const requestBodies = (
  contract: EndpointSpec,
  found: Discovery,
  hints: ExtraBodies,
): readonly unknown[] => {
  if (!contract.body) return [undefined];
  const examples = Object.values<unknown>(contract.examples ?? {}).map((one) => one as Body);
  const named = examples.flatMap((example) =>
    Object.entries(example).flatMap(([key, value]) =>
      key.endsWith('_id') && !/^(reference|external)_/.test(key) && typeof value === 'string'
        ? found.like(/^\D*/.exec(value)?.[0] ?? '').map((one) => ({ ...example, [key]: one }))
        : [],
    ),
  );
  const all = [...(examples.length > 0 ? examples : [plain]), ...named];
  return [...all, ...(hints[contract.id]?.(found) ?? [])].map((one) => withFreshReferences(one));
};
