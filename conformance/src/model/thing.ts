// An object of the target as the model knows it: some fields are exact, all others are free but
// the same wherever and whenever they are seen again.
import { clauseTexts } from '../clause-texts.ts';
import { differences, toText } from '../differences.ts';
import type { Made } from '../run/samples/sample.ts';
import { Violation } from '../violation.ts';
import type { Kind } from './kind.ts';
import type { Account } from './world.ts';

const texts = clauseTexts();

/** How much of an object a view shows. */
export interface Shown {
  /** The view, for people and for the matrix of what was compared. */
  readonly view: string;
  /** A view that leaves out fields says nothing of those that are missing. */
  readonly partial?: boolean;
}

/** A status that was seen after another; `from` is undefined for the first. */
export interface StatusStep {
  readonly from: unknown;
  readonly to: unknown;
}

export class Thing<F extends object = object> {
  readonly kind: Kind<F>;
  readonly account: Account;
  /** How a step names it: the step that made it, and which of its objects it is. */
  readonly key: string;
  readonly id: string;
  /** What the clauses make of it. */
  facts: F;
  /** Fields of its own path, such as an external_id. */
  readonly params: Readonly<Record<string, string>>;
  readonly #bound = new Map<string, unknown>();
  /** Statuses that were seen, one after the other, since `takeSteps`. */
  #steps: StatusStep[] = [];
  /** Fields that a step may have changed since they were seen last. */
  readonly #loose = new Set<string>();

  constructor(spec: {
    readonly kind: Kind<F>;
    readonly account: Account;
    readonly key: string;
    readonly id: string;
    readonly facts: F;
    readonly params?: Readonly<Record<string, string>>;
  }) {
    this.kind = spec.kind;
    this.account = spec.account;
    this.key = spec.key;
    this.id = spec.id;
    this.facts = spec.facts;
    this.params = spec.params ?? { id: spec.id };
  }

  /** A field as it was seen last. */
  seen(field: string): unknown {
    return this.#bound.get(field);
  }

  /** Something has happened to it: what its kind lets move may be another now. */
  touch(): void {
    for (const field of this.kind.moving) this.#loose.add(field);
  }

  /** The statuses since it was asked last. */
  takeSteps(): readonly StatusStep[] {
    const steps = this.#steps;
    this.#steps = [];
    return steps;
  }

  /** Compares what a view shows with the model, and binds what was free. Throws `Violation`. */
  see(body: unknown, { view, partial = false }: Shown): void {
    const object = this.#objectOf(body, view);
    const rules = this.kind.rules(this.facts, this, object);
    for (const [field, rule] of Object.entries(rules)) {
      if (partial && !(field in object)) continue;
      if (!rule.holds(object[field])) this.#broken(field, view, rule.expected, object[field], rule.clause);
    }
    const ruled = new Set(Object.keys(rules));
    const names = new Set([...Object.keys(object), ...this.#bound.keys()]);
    for (const field of names) {
      if (partial && !(field in object)) continue;
      this.#bind(field, object[field], view, ruled.has(field));
    }
    this.kind.learn?.(this.facts, this);
  }

  #bind(field: string, value: unknown, view: string, ruled: boolean): void {
    const known = this.#bound.has(field) && !this.#loose.has(field) && !ruled;
    const before = this.#bound.get(field);
    // What no clause names may be shown in one view and left out in another.
    const stated = texts.has(`${this.kind.clauses}-FIELD-${field}`);
    const shown = stated || (before !== undefined && value !== undefined);
    if (known && shown && !this.kind.unstable?.includes(field)) {
      // What is null in one view may be left out in another.
      const found = differences(before ?? null, value ?? null);
      if (found.length > 0)
        this.#broken(field, view, `${toText(before)}, as it was seen before`, value, null);
    }
    if (field === 'status' && before !== value) this.#steps.push({ from: before, to: value });
    if (stated || value !== undefined) this.#bound.set(field, value);
    this.#loose.delete(field);
  }

  #objectOf(body: unknown, view: string): Made {
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Made;
    throw new Violation(`${this.kind.name} in ${view}`, toText(body));
  }

  #broken(
    field: string,
    view: string,
    expected: string,
    value: unknown,
    clause: string | null,
  ): never {
    const own = `${this.kind.clauses}-FIELD-${field}`;
    const named = clause ?? (texts.has(own) ? own : null);
    const suffix = named === null ? '' : ` (${named})`;
    throw new Violation(
      `${field} of ${this.kind.name}, in ${view}, to be ${expected}${suffix}`,
      toText(value),
    );
  }
}
