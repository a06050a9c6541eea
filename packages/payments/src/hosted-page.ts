// Hosted pages: what a payer sees of an object that waits for a choice, and what the choice does.
import type { Context, Scope, View } from '@kasir/core/server';

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
  /** Whether it may stand in a frame of the merchant's own page. */
  readonly framed?: boolean;
  /** What it posts to the window that opened or frames it. */
  readonly message?: Readonly<Record<string, string>>;
  /** A form that takes the payer back with what came of it, in place of `returnUrl`. */
  readonly form?: { readonly action: string; readonly fields: Readonly<Record<string, string>> };
}

/** A page that a payer opens to decide about an object; its URL carries a signature. */
export interface HostedPage {
  /** Name of the object in the URL, e.g. `payment_request`. */
  readonly object: string;
  readonly show: (
    view: Pick<View, 'get' | 'now'>,
    id: string,
    context: Context,
  ) => PageView | undefined;
  /** Acts on a choice; a choice that is no longer open changes nothing. */
  readonly act: (d: Scope, id: string, choice: string) => void;
}
