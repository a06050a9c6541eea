// Names for what must never be printed: keys and tokens, alone or inside an Authorization header.
import { basic } from './message.ts';

/** Keys of one target begin alike: so much of them is looked for before each of them is. */
const HEAD = 8;

/** Texts of a run that reports show under their names. */
export class Secrets {
  /** How secrets begin -> those that do -> their names: a run has thousands, a text almost none. */
  readonly #names = new Map<string, Map<string, string>>();

  /** Remembers a key; from now on it is printed as `$name`. */
  add(name: string, key: string): void {
    this.#add(basic(key).slice('Basic '.length), `base64($${name}:)`);
    this.#add(key, `$${name}`);
  }

  /** The text with every secret replaced by its name. */
  redact(text: string): string {
    let safe = text;
    for (const [head, names] of this.#names)
      if (text.includes(head))
        for (const [secret, name] of names) safe = safe.replaceAll(secret, name);
    return safe;
  }

  /** Names of the secrets that a text contains. */
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
