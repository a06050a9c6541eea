// Replaces what must never be printed with names: keys and tokens, alone or inside an Authorization
// header.
import { basic } from './message.ts';

/** Length of the prefix that is looked for first, because the keys of one target share prefixes. */
const HEAD = 8;

/** The secrets of a run, which reports show by their names. */
export class Secrets {
  /** Prefix -> secret -> name: a run has thousands of secrets, a text almost none. */
  readonly #names = new Map<string, Map<string, string>>();

  /** Adds a key, which is printed as `$name` from now on. */
  add(name: string, key: string): void {
    this.#add(basic(key).slice('Basic '.length), `base64($${name}:)`);
    this.#add(key, `$${name}`);
  }

  /** Returns the text with every secret replaced by its name. */
  redact(text: string): string {
    let safe = text;
    for (const [head, names] of this.#names)
      if (text.includes(head))
        for (const [secret, name] of names) safe = safe.replaceAll(secret, name);
    return safe;
  }

  /** Returns the names of the secrets that a text contains. */
  foundIn(text: string): string[] {
    return [...this.#names].flatMap(([head, names]) =>
      text.includes(head)
        ? [...names].flatMap(([secret, name]) => (text.includes(secret) ? [name] : []))
        : [],
    );
  }

  #add(secret: string, name: string): void {
    const head = secret.slice(0, HEAD);
    const names = this.#names.get(head) ?? new Map<string, string>();
    this.#names.set(head, names.set(secret, name));
  }
}
