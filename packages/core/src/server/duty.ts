// What happens later: the decisions of due jobs, and the pages on which a payer decides.
import type { Context } from './handler.ts';
import type { At, Tx, View } from './store.ts';

/** What a job of this topic decides when it is due; it finds out whether there is still work. */
export interface Duty {
  readonly topic: string;
  readonly run: (
    at: At,
    tx: Tx,
    work: { readonly payload: unknown; readonly context: Context },
  ) => void;
}

/** What a hosted page shows of an object. */
export interface PageView {
  readonly title: string;
  readonly merchant: string;
  /** Amount with its currency, or null while the payer may choose it. */
  readonly amount: string | null;
  readonly reference: string;
  readonly description: string | null;
  /** Buttons; empty when there is nothing left to decide. */
  readonly choices: readonly { readonly name: string; readonly label: string }[];
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
