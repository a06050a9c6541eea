// Names for what must never be printed: keys and tokens, alone or inside an Authorization header.
import { basic } from './message.ts';

/** Texts of a run that reports show under their names. */
export class Secrets {
  readonly #names = new Map<string, string>();

  /** Remembers a key; from now on it is printed as `$name`. */
  add(name: string, key: string): void {
    this.#names.set(basic(key).slice('Basic '.length), `base64($${name}:)`);
    this.#names.set(key, `$${name}`);
  }

  /** The text with every secret replaced by its name. */
  redact(text: string): string {
    let safe = text;
    for (const [secret, name] of this.#names) safe = safe.replaceAll(secret, name);
    return safe;
  }

  /** Names of the secrets that a text contains. */
  foundIn(text: string): string[] {
    return [...this.#names].filter(([secret]) => text.includes(secret)).map(([, name]) => name);
  }
}
