// What happens later: the decisions of due jobs, and the pages on which a payer decides.
import type { Context } from './handler.ts';
import type { Job } from './job.ts';
import type { At, Realm, Store, Tx, View } from './store.ts';

export interface Work {
  readonly payload: unknown;
  /** Of the job's own realm. */
  readonly context: Context;
}

/** A decision in another realm that a job makes on its way. */
export interface Step {
  readonly realm: Realm;
  /**
   * May run again, also beside itself, and then changes nothing and finds the same. `found` is what
   * the step before has found, as is what it answers for the next one.
   */
  readonly run: (at: At, tx: Tx, found: unknown) => unknown;
}

/** What a job of this topic decides when it is due; it finds out whether there is still work. */
export interface Duty {
  readonly topic: string;
  /** What is decided in other realms first, each in a transaction of its own. */
  readonly abroad?: (work: Work) => readonly Step[];
  /** The decision that ends the job; `found` is what the last step abroad has found. */
  readonly run: (at: At, tx: Tx, work: Work & { readonly found?: unknown }) => void;
}

/**
 * Does a duty: the steps abroad one after the other, then the decision that ends the job. Whatever
 * fails on the way, the job is there to do all of it again.
 */
export const doDuty = async (
  store: Store,
  duty: Duty,
  job: Pick<Job, 'id' | 'realm'>,
  work: Work,
): Promise<void> => {
  let found: unknown;
  for (const step of duty.abroad?.(work) ?? []) {
    const before = found;
    found = await store.exec(step.realm, (at, tx) => step.run(at, tx, before));
  }
  await store.exec(job.realm, (at, tx) => duty.run(at, tx, { ...work, found }), { job: job.id });
};

/** A button of a page. */
export interface Choice {
  readonly name: string;
  readonly label: string;
  /** Heading under which it stands. */
  readonly group?: string;
}

/** What a hosted page shows of an object. */
export interface PageView {
  readonly title: string;
  /** What the payer decides about where it is no payment, in place of an amount. */
  readonly purpose?: string;
  readonly merchant: string;
  /** Amount with its currency, or null while the payer may choose it. */
  readonly amount: string | null;
  readonly reference: string;
  readonly description: string | null;
  /** What the payer needs to pay elsewhere, e.g. the number of an account. */
  readonly instructions?: readonly { readonly label: string; readonly value: string }[];
  /** Text of a QR code that the page draws. */
  readonly qr?: string;
  /** Buttons, under headings where there are many; empty when nothing is left to decide. */
  readonly choices: readonly Choice[];
  /** How it ended, once it has. */
  readonly outcome: string | null;
  /** Where the payer goes back to, once it has ended or was left open. */
  readonly returnUrl: string | null;
}

/** A page that a payer opens to decide about an object; its URL carries a signature. */
export interface Page {
  /** Name of the object in the URL, e.g. `payment_request`. */
  readonly object: string;
  readonly show: (
    view: Pick<View, 'get' | 'now'>,
    id: string,
    context: Context,
  ) => PageView | undefined;
  /** Acts on a choice; a choice that is no longer open changes nothing. */
  readonly act: (at: At, tx: Tx, id: string, choice: string, context: Context) => void;
}
