// Records the origin of the keys that a script names: the commands that create their accounts
// again.
import type { AccountOptions, ControlScript, KeyOptions } from '../targets/control/control.ts';
import type { ControlAct } from '../targets/wire/surroundings.ts';
import type { Exchange } from '../targets/wire/message.ts';

/** An id for which later lines of a script use a variable. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

interface MadeAccount {
  readonly id: string;
  readonly options: AccountOptions;
}

interface MadeKey {
  readonly account: string;
  readonly options: KeyOptions;
}

const words = (options: object): string =>
  Object.entries(options)
    .filter(([name]) => name !== 'name')
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    .join(', ');

/** Returns a value with variables in place of texts in it. */
const filledWith = (value: unknown, name: (text: string) => string): unknown => {
  if (typeof value === 'string') return name(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, filledWith(one, name)]),
  );
};

/** Returns the account variable of a key variable: `KEY_2` belongs to `ACCOUNT_2`. */
const accountOf = (key: string): string => key.replace('KEY', 'ACCOUNT');

/** The accounts and keys that a run has created through the control interface. */
export class Origins {
  readonly #script: ControlScript | null;
  /** Name of a key -> the account that was created with it. */
  readonly #accounts = new Map<string, MadeAccount>();
  /** Name of a key -> its creation for an existing account. */
  readonly #keys = new Map<string, MadeKey>();

  constructor(script: ControlScript | null = null) {
    this.#script = script;
  }

  addAccount(name: string, id: string, options: AccountOptions): void {
    this.#accounts.set(name, { id, options });
  }

  addKey(name: string, account: string, options: KeyOptions): void {
    this.#keys.set(name, { account, options });
  }

  /** Returns the first lines of a script, for the keys and accounts that its requests name. */
  preparation(exchanges: readonly Exchange[]): { lines: string[]; named: Named[] } {
    const actors = exchanges.flatMap(({ outgoing: { actor } }) => actor ?? []);
    const texts = exchanges.map(({ outgoing: { target, body } }) => `${target} ${String(body)}`);
    const names = new Set(actors.map(({ name }) => name));
    const mentioned = (id: string): boolean =>
      actors.some(({ forUserId }) => forUserId === id) || texts.some((text) => text.includes(id));
    const keys = [...this.#keys].filter(([name]) => names.has(name));
    const parents = new Set(
      [...this.#accounts]
        .filter(([name, { id }]) => names.has(name) || mentioned(id))
        .flatMap(([, { options }]) => options.parent ?? []),
    );
    const accounts = [...this.#accounts].filter(
      ([name, { id }]) =>
        names.has(name) ||
        mentioned(id) ||
        parents.has(id) ||
        keys.some(([, { account }]) => account === id),
    );
    const named = accounts.map(([name, { id }]) => ({ id, name: accountOf(name) }));
    return {
      lines: [
        ...accounts.flatMap(([name, { options }]) => this.#accountLines(name, options)),
        ...keys.map(([name, made]) => this.#keyLine(name, made)),
      ],
      named: this.#script === null ? [] : named,
    };
  }

  /**
   * Returns the command that repeats an operation of the control interface, or null; `name` puts
   * variables in place of values.
   */
  commandOf({ name: operation, args }: ControlAct, name: (text: string) => string): string | null {
    return this.commandFor(
      operation,
      args.map((one) => filledWith(one, name)),
    );
  }

  /** Returns the command for an operation of the control interface, or null. */
  commandFor(operation: string, args: readonly unknown[] = []): string | null {
    return this.#script?.act?.(operation, args) ?? null;
  }

  /** Returns the variable of an account that is set earlier in the script, or its id. */
  #variableOf(account: string): string {
    const name = this.#keyOf(account);
    return name === undefined ? account : `$${accountOf(name)}`;
  }

  #keyOf(account: string): string | undefined {
    return [...this.#accounts].find(([, { id }]) => id === account)?.[0];
  }

  #accountLines(name: string, options: AccountOptions): string[] {
    if (this.#script === null) {
      const more = words(options);
      const how = more === '' ? '' : ` with ${more}`;
      return [`# ${name}: the test key of a new account${how}; make one and set it`];
    }
    const made = name.replace('KEY', 'MADE');
    const read = (field: string): string => `$(printf %s "$${made}" | jq -r .${field})`;
    const { parent } = options;
    const filled =
      parent === undefined ? options : { ...options, parent: this.#variableOf(parent) };
    return [
      `${made}=$(${this.#script.account(filled)})`,
      `${name}=${read('key')}; ${accountOf(name)}=${read('id')}`,
    ];
  }

  #keyLine(name: string, { account, options }: MadeKey): string {
    return this.#script === null
      ? `# ${name}: one more key of the account of ${this.#keyOf(account) ?? account} with ${words(options)}; make one and set it`
      : `${name}=$(${this.#script.key(this.#variableOf(account), options)})`;
  }
}
