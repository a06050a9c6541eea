// For tests: what an account has, by the names that answers gave it, and bodies to send with them.
import type { EndpointSpec } from '@kasir/core';

type Body = Readonly<Record<string, unknown>>;

/** Bodies that examples alone cannot give, made from what was harvested so far. */
export type ExtraBodies = Readonly<Record<string, (found: Discovery) => readonly Body[]>>;

/** A value that names an object: the key it stood under and the contract that answered it. */
interface DiscoveredName {
  readonly value: string;
  readonly key: string;
  readonly contract: string;
}

/** What an actor has, by the names it goes by: a few of each sort. */
export class Discovery {
  readonly #found = new Map<string, DiscoveredName>();
  readonly #sorts = new Map<string, number>();

  /** Takes the names out of a body. */
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

  /** Names that begin like this one. */
  like(prefix: string): readonly string[] {
    return this.all().filter((value) => value.startsWith(prefix));
  }
}

let fresh = 0;

/** An example with references that nothing has yet, and with nobody to call back. */
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

/** What a contract without an example gets; it takes of it what it knows. */
const plain: Body = { amount: 20_000, auth_code: '123456' };

/** Bodies to send: the examples, with every name in them replaced by one that was harvested. */
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
