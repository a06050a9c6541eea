// One object of a story: its facts, and every field as it was last seen, compared with each view of
// it.
import type { Dialect } from '@kasir/models';
import { clauses } from '../clauses.ts';
import { differences, toText } from '../differences.ts';
import type { Made } from '../run/samples/sample.ts';
import { Violation } from '../violation.ts';
import type { Account } from './account.ts';
import { rulesOfAll } from './every-object.ts';
import type { Kind } from './kind.ts';

const ledger = clauses();

/** Returns the clause of a field, derived from the clause of its kind. */
export const clauseOf = ({ clauses }: Kind, field: string): string =>
  clauses.slice(0, clauses.lastIndexOf('-') + 1) + field;

/** The view that showed an object, and how complete it is. */
export interface Look {
  /** The name of the view, for people and for the matrix of what was compared. */
  readonly view: string;
  /** Set when the view leaves out fields; those that are missing are not judged. */
  readonly partial?: boolean;
  /** The operation or event that showed it; by default the operation that was called last. */
  readonly at?: string;
}

/** A status that was seen after another one; `from` is undefined for the first. */
export interface StatusStep {
  readonly from: unknown;
  readonly to: unknown;
}

export class ModelObject<F extends object = object> {
  readonly kind: Kind<F>;
  readonly account: Account;
  /** Its name in steps: the step that created it, and its number among the objects of that step. */
  readonly key: string;
  readonly id: string;
  /** Its state, as the clauses determine it. */
  facts: F;
  /** Parameters of its own path, such as an external_id. */
  readonly params: Readonly<Record<string, string>>;
  readonly dialect: Dialect;
  readonly #clock: () => number | null;
  readonly #note: (clause: string, look: Look) => void;
  /** When it was last seen; before that, the earliest instant at which it may have been created. */
  #since: number | null;
  readonly #isStrict: boolean;
  readonly #bound = new Map<string, unknown>();
  /** The statuses seen since the last `takeSteps`, in order. */
  #steps: StatusStep[] = [];
  /** Fields that a step may have changed since they were last seen. */
  readonly #loose = new Set<string>();
  /** Version -> the object as it is seen in that version. */
  readonly #inVersions = new Map<string, ModelObject<F>>();

  constructor(spec: {
    readonly kind: Kind<F>;
    readonly account: Account;
    readonly key: string;
    readonly id: string;
    readonly facts: F;
    readonly params?: Readonly<Record<string, string>>;
    /** True when fields that no clause names must be present, too. */
    readonly isStrict?: boolean;
    readonly dialect?: Dialect;
    /** Returns the instant of the target's clock; null while unknown. */
    readonly clock?: () => number | null;
    /** The earliest instant at which it may have been created; now by default. */
    readonly since?: number | null;
    /** Called with every clause that a look has compared. */
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

  /** Returns a field as it was last seen. */
  seen(field: string): unknown {
    return this.#bound.get(field);
  }

  /** Marks the fields that its kind lets move as possibly changed. */
  touch(): void {
    for (const field of this.kind.moving) this.#loose.add(field);
    for (const other of this.#inVersions.values()) other.touch();
  }

  /**
   * Returns the object as a version shows it; its free fields stay the same within that version.
   */
  in(version: string): ModelObject<F> {
    const form = this.kind.forms?.[version];
    if (!form) return this;
    const known = this.#inVersions.get(version);
    if (known) {
      known.facts = this.facts;
      return known;
    }
    const { kind } = this;
    const other = new ModelObject<F>({
      kind: {
        ...kind,
        rules: (...args) => form.rules(...args),
        name: `${kind.name} in version ${version}`,
        // Facts are learned from the usual version only.
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

  /** Returns the status changes since the last call. */
  takeSteps(): readonly StatusStep[] {
    const steps = this.#steps;
    this.#steps = [];
    return steps;
  }

  /** Compares what a view shows with the model, and binds free fields. Throws `Violation`. */
  see(body: unknown, look: Look): void {
    const { view, partial = false } = look;
    const object = this.#objectOf(body, view);
    const now = this.#clock();
    const rules = {
      ...rulesOfAll(object, {
        account: this.account.id,
        moments: now === null ? null : { from: this.#since ?? now, to: now },
        isMade: this.#bound.size === 0,
        // No clause states that a new status counts as a change.
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
    // A field that no clause names may be shown in one view and left out in another.
    const stated = this.#isNamed(field);
    const inBoth = stated || (before !== undefined && value !== undefined);
    if (known && inBoth && !this.kind.unstable?.includes(field)) {
      // A field that is null in one view may be left out in another.
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

  /** Returns the clause of a field; null without one. */
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

/** Returns a copy of facts, to be changed; objects that they refer to stay the same. */
export const copyOf = <F>(facts: F): F => {
  if (facts instanceof ModelObject || typeof facts !== 'object' || facts === null) return facts;
  if (Array.isArray(facts)) return facts.map((one: unknown) => copyOf(one)) as F;
  return Object.fromEntries(Object.entries(facts).map(([name, one]) => [name, copyOf(one)])) as F;
};
