// Replaces secrets with their names before anything is printed: keys and tokens, alone or inside an
// Authorization header.
import { basic } from './message.ts';

/** Length of the prefix that is looked for first, because the keys of one target share prefixes. */
const HEAD = 8;

/** The secrets of a run, which reports show by their names. */
export class Secrets {
  /** Prefix -> secret -> name: a run has thousands of secrets, a text almost none. */
  readonly #names = new Map<string, Map<string, string>>();
  /** Finds any of these prefixes; null until it is needed again. */
  #anyHead: RegExp | null = null;

  /** Adds a key, which is printed as `$name` from now on, also where it is encoded. */
  add(name: string, key: string): void {
    this.#add(basic(key).slice('Basic '.length), `base64($${name}:)`);
    this.#add(Buffer.from(key, 'utf8').toString('base64'), `base64($${name})`);
    const inUrl = encodeURIComponent(key);
    if (inUrl !== key) this.#add(inUrl, `$${name}`);
    const inJson = JSON.stringify(key).slice(1, -1);
    if (inJson !== key) this.#add(inJson, `$${name}`);
    this.#add(key, `$${name}`);
  }

  /** Returns the text with every secret replaced by its name. */
  redact(text: string): string {
    if (!this.#mayHold(text)) return text;
    let safe = text;
    for (const [head, names] of this.#names)
      if (text.includes(head))
        for (const [secret, name] of names) safe = safe.replaceAll(secret, name);
    return safe;
  }

  /**
   * Returns the names of the secrets that a text contains; the parts of a longer secret do not
   * count separately.
   */
  foundIn(text: string): string[] {
    if (!this.#mayHold(text)) return [];
    const found: string[] = [];
    let rest = text;
    for (const [head, names] of this.#names)
      if (rest.includes(head))
        for (const [secret, name] of names)
          if (rest.includes(secret)) {
            found.push(name);
            rest = rest.replaceAll(secret, '');
          }
    return found;
  }

  #add(secret: string, name: string): void {
    const head = secret.slice(0, HEAD);
    const names = this.#names.get(head) ?? new Map<string, string>();
    if (!this.#names.has(head)) this.#anyHead = null;
    this.#names.set(head, names.set(secret, name));
  }

  /**
   * Returns false for a text without the prefix of any secret, as most are: one search for all
   * prefixes takes a fraction of what a search for each takes.
   */
  #mayHold(text: string): boolean {
    this.#anyHead ??= new RegExp(
      [...this.#names.keys()].map((head) => head.replaceAll(/\W/g, String.raw`\$&`)).join('|'),
    );
    return this.#anyHead.test(text);
  }
}
