// Objects of a story: stated fields are exact, all others are free but the same wherever they are
// seen, until something happens to the object.
import type { Dialect } from '@kasir/models';
import { clauses } from '../clauses.ts';
import { differences, toText } from '../differences.ts';
import type { Made } from '../run/samples/sample.ts';
import { Violation } from '../violation.ts';
import type { Account } from './account.ts';
import { rulesOfAll } from './every-object.ts';
import type { Kind } from './kind.ts';

const ledger = clauses();

/** The clause of a field, as those of its kind are called. */
const clauseOf = ({ clauses }: Kind, field: string): string =>
  clauses.slice(0, clauses.lastIndexOf('-') + 1) + field;

/** How much of an object a view shows. */
export interface Look {
  /** The view, for people and for the matrix of what was compared. */
  readonly view: string;
  /** A view that leaves out fields says nothing of those that are missing. */
  readonly partial?: boolean;
  /** The operation or event that showed it; the last one that was called, if left out. */
  readonly at?: string;
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
  readonly dialect: Dialect;
  readonly #clock: () => number | null;
  readonly #note: (clause: string, look: Look) => void;
  /** When it was seen last; before that, the first instant at which it may have been made. */
  #since: number | null;
  readonly #isStrict: boolean;
  readonly #bound = new Map<string, unknown>();
  /** Statuses that were seen, one after the other, since `takeSteps`. */
  #steps: StatusStep[] = [];
  /** Fields that a step may have changed since they were seen last. */
  readonly #loose = new Set<string>();
  /** Version -> the object as it is seen in that version. */
  readonly #inVersions = new Map<string, Thing<F>>();

  constructor(spec: {
    readonly kind: Kind<F>;
    readonly account: Account;
    readonly key: string;
    readonly id: string;
    readonly facts: F;
    readonly params?: Readonly<Record<string, string>>;
    /** Whether fields that no clause names must be there, too. */
    readonly isStrict?: boolean;
    readonly dialect?: Dialect;
    /** The instant of the target's clock, while that is known. */
    readonly clock?: () => number | null;
    /** The first instant at which it may have been made: now, where it is left out. */
    readonly since?: number | null;
    /** Is called with every clause that a look has compared. */
    readonly note?: (clause: string, look: Look) => void;
  }) {
    this.#note = spec.note ?? (() => {});
    this.#clock = spec.clock ?? (() => null);
    this.#since = spec.since ?? null;
    this.#isStrict = spec.isStrict ?? true;
    this.dialect = spec.dialect ?? 'spec';
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
    for (const other of this.#inVersions.values()) other.touch();
  }

  /** The object as a version shows it: what is free there is the same wherever it is seen so. */
  in(version: string): Thing<F> {
    const form = this.kind.forms?.[version];
    if (!form) return this;
    const known = this.#inVersions.get(version);
    if (known) {
      known.facts = this.facts;
      return known;
    }
    const { kind } = this;
    const other = new Thing<F>({
      kind: {
        ...kind,
        rules: (...args) => form.rules(...args),
        name: `${kind.name} in version ${version}`,
        // What it tells is learned from the usual version.
        learn: () => {},
      },
      account: this.account,
      key: this.key,
      id: form.id(this),
      facts: this.facts,
      params: this.params,
      isStrict: this.#isStrict,
      dialect: this.dialect,
      clock: this.#clock,
      since: 0,
    });
    this.#inVersions.set(version, other);
    return other;
  }

  /** The statuses since it was called last. */
  takeSteps(): readonly StatusStep[] {
    const steps = this.#steps;
    this.#steps = [];
    return steps;
  }

  /** Compares what a view shows with the model, and binds what was free. Throws `Violation`. */
  see(body: unknown, look: Look): void {
    const { view, partial = false } = look;
    const object = this.#objectOf(body, view);
    const now = this.#clock();
    const rules = {
      ...rulesOfAll(object, {
        account: this.account.id,
        moments: now === null ? null : { from: this.#since ?? now, to: now },
        isMade: this.#bound.size === 0,
        // That a new status is a change is stated nowhere.
        isChanged:
          this.#isStrict &&
          this.#bound.has('status') &&
          object['status'] !== this.#bound.get('status'),
      }),
      ...this.kind.rules(this.facts, this, object),
    };
    this.#since = now;
    for (const [field, rule] of Object.entries(rules)) {
      if (!(field in object) && (partial || !(this.#isStrict || this.#isNamed(field)))) continue;
      if (!rule.holds(object[field]))
        this.#broken(field, view, rule.expected, object[field], rule.clause);
      if (rule.clause !== null) this.#note(rule.clause, look);
    }
    const ruled = new Set(Object.keys(rules));
    const names = new Set([...Object.keys(object), ...this.#bound.keys()]);
    for (const field of names) {
      if (partial && !(field in object)) continue;
      this.#bind(field, object[field], view, ruled.has(field));
      const clause = this.#clauseOf(field);
      if (clause !== null) this.#note(clause, look);
    }
    this.kind.learn?.(this.facts, this);
  }

  #bind(field: string, value: unknown, view: string, ruled: boolean): void {
    const known = this.#bound.has(field) && !this.#loose.has(field) && !ruled;
    const before = this.#bound.get(field);
    // What no clause names may stand in one view and left out in another.
    const stated = this.#isNamed(field);
    const inBoth = stated || (before !== undefined && value !== undefined);
    if (known && inBoth && !this.kind.unstable?.includes(field)) {
      // What is null in one view may be left out in another.
      const found = differences(before ?? null, value ?? null);
      if (found.length > 0)
        this.#broken(field, view, `${toText(before)}, as it was seen before`, value, null);
    }
    if (field === 'status' && before !== value) this.#steps.push({ from: before, to: value });
    if (stated || value !== undefined) this.#bound.set(field, value);
    this.#loose.delete(field);
  }

  #isNamed(field: string): boolean {
    return this.#clauseOf(field) !== null;
  }

  /** The clause of a field, or null. */
  #clauseOf(field: string): string | null {
    const own = clauseOf(this.kind, field);
    return ledger.has(own) ? own : null;
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
    const named = clause ?? this.#clauseOf(field);
    const suffix = named === null ? '' : ` (${named})`;
    throw new Violation(
      `${field} of ${this.kind.name} (${this.key}), in ${view}, to be ${expected}${suffix}`,
      toText(value),
      view,
    );
  }
}
