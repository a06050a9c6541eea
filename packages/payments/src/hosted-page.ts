// Hosted pages: what a payer sees of an object that waits for a choice, and what the choice does.
import type { Context, Scope, View } from '@kasir/core/server';

/** Something that a payer types on a page; it is sent with the choice that it belongs to. */
export interface Field {
  readonly name: string;
  readonly label: string;
  /** What browsers fill it in with, as HTML names it, e.g. `cc-number`. */
  readonly fill: string;
  readonly optional?: true;
}

/** A button of a page. */
export interface Choice {
  readonly name: string;
  readonly label: string;
  /** Heading under which it stands. */
  readonly group?: string;
  /** What the payer types to choose it. */
  readonly fields?: readonly Field[];
  /** What comes of it, in a sentence. */
  readonly note?: string;
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
  /** What is bought, each item with its price. */
  readonly items?: readonly { readonly label: string; readonly value: string }[];
  /** What the payer needs to pay elsewhere, e.g. the number of an account. */
  readonly instructions?: readonly { readonly label: string; readonly value: string }[];
  /** Text of a QR code that the page draws. */
  readonly qr?: string;
  /** What came of an earlier choice, in a sentence. */
  readonly notice?: string;
  /** Buttons, under headings where there are many; empty when nothing is left to decide. */
  readonly choices: readonly Choice[];
  /** Another page on which the payer goes on, such as that of a wallet. */
  readonly next?: { readonly label: string; readonly url: string };
  /** Whether it may change without its payer, who pays elsewhere. */
  readonly waits?: true;
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

/** Something that is wrong with what a payer typed: the label of its field, and the remedy. */
export interface TypedProblem {
  readonly label: string;
  readonly message: string;
}

/** What a payer typed into a field of a page; empty where nothing. It is stored nowhere. */
export type Typed = (field: string) => string;

/** A page that a payer opens to decide about an object; its URL carries a signature. */
export interface HostedPage {
  /** Name of the object in the URL, e.g. `payment_request`. */
  readonly object: string;
  readonly show: (
    view: Pick<View, 'get' | 'now'>,
    id: string,
    context: Context,
  ) => PageView | undefined;
  /**
   * Acts on a choice; a choice that is no longer open changes nothing. Returns what is wrong with
   * what was typed for it, in which case it changes nothing either.
   */
  readonly act: (
    d: Scope,
    id: string,
    choice: string,
    typed?: Typed,
  ) => readonly TypedProblem[] | void;
}
