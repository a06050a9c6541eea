// Hosted pages: what a payer sees of an object that waits for a choice, and what the choice does.
// Content names phrases; words and markup are the server's.
import type { Context, Scope, View } from '@kasir/core/server';
import type { ChannelType } from '@kasir/models';
import type { Line, Phrase, Text } from './phrases.ts';

/** How it stands with what a page shows. */
export type PageStatus =
  /** The payer decides on the page. */
  | 'open'
  /** The payer pays elsewhere. */
  | 'waiting'
  | 'paid'
  | 'authorized'
  /** An authorization that was let go. */
  | 'voided'
  | 'linked'
  | 'authenticated'
  | 'declined'
  | 'not_linked'
  | 'not_authenticated'
  | 'expired'
  | 'canceled'
  /** What was linked cannot be used for now. */
  | 'inactive';

/** Whether nothing is left to decide or to wait for. */
export const isEnded = (status: PageStatus): boolean => status !== 'open' && status !== 'waiting';

/** Something that a payer types on a page; it is sent with the choice that it belongs to. */
export interface Field {
  readonly name: string;
  readonly label: Phrase;
  /** What browsers fill it in with, as HTML names it, e.g. `cc-number`. */
  readonly fill: string;
  /** Whether digits alone are typed. */
  readonly numeric?: true;
  readonly optional?: true;
}

/** A button of a page. */
export interface Choice {
  readonly name: string;
  readonly label: Text;
  /** Type of channels under which it stands, where there are many. */
  readonly group?: ChannelType;
  /** What the payer types to choose it. */
  readonly fields?: readonly Field[];
  /** What comes of it, in a sentence. */
  readonly note?: Phrase;
  /** Whether it takes a step back: it never stands first. */
  readonly isSecondary?: true;
  /** Set for what somebody else decides in live mode: what it does, or a code that does it. */
  readonly test?: { readonly code: string | null };
}

/** The bank of a card, which asks for a code that it has sent to the holder. */
export interface Challenge {
  readonly issuer: string;
  /** The number of the card, masked. */
  readonly card: string;
  /** The choice that sends the code, which says by itself what it comes to. */
  readonly confirm: Choice;
}

/** What a hosted page shows of an object. */
export interface PageView {
  /** The channel, or what it is. */
  readonly title: Text;
  /** What the payer decides about where it is no payment, in place of an amount. */
  readonly purpose?: Phrase;
  readonly merchant: string;
  readonly currency: string;
  /** Amount as people write it, or null while the payer may choose it. */
  readonly amount: string | null;
  readonly reference: string;
  readonly description: string | null;
  /** What is bought, each item with its price. */
  readonly items?: readonly Line[];
  /** What the payer needs to pay elsewhere, e.g. the number of an account. */
  readonly instructions?: readonly Line[];
  /** How the payer pays elsewhere, step by step. */
  readonly steps?: readonly Phrase[];
  /** Text of a QR code that the page draws. */
  readonly qr?: string;
  /** Why it was declined, or an earlier choice was: the failure code, as far as it is known. */
  readonly failure?: string | null;
  /** Buttons, under headings where there are many; empty when nothing is left to decide. */
  readonly choices: readonly Choice[];
  /** The bank that asks, where the choices are its. */
  readonly challenge?: Challenge;
  /** Another page on which the payer goes on, such as that of a wallet. */
  readonly next?: { readonly label: Phrase; readonly url: string };
  readonly status: PageStatus;
  /** Milliseconds from which it is over, or null. */
  readonly expires: number | null;
  /** Where the payer goes back to, once it has ended or was left open. */
  readonly returnUrl: string | null;
  /** Whether it may stand in a frame of the merchant's own page. */
  readonly framed?: boolean;
  /** What it posts to the window that opened or frames it. */
  readonly message?: Readonly<Record<string, string>>;
  /** A form that takes the payer back with what came of it, in place of `returnUrl`. */
  readonly form?: { readonly action: string; readonly fields: Readonly<Record<string, string>> };
}

/** Something that is wrong with what a payer typed into a field. */
export interface TypedProblem {
  /** Name of the field. */
  readonly field: string;
  readonly message: Phrase;
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
