// Hosted pages: the content that a payer sees of an object that waits for a choice, and the effect
// of each choice. Content contains the names of phrases; the server has their texts and the markup.
import type { Context, Scope } from '@kasir/core/server';
import type { View } from '@kasir/core/store';
import type { CardNetwork, ChannelType, Mark } from '@kasir/models';
import type { Line, Phrase, Text } from './phrases.ts';

/** The state that a page shows. */
export type PageStatus =
  /** The payer decides on this page. */
  | 'open'
  /** The payer pays elsewhere. */
  | 'waiting'
  | 'paid'
  | 'authorized'
  /** The authorization was voided. */
  | 'voided'
  | 'linked'
  | 'authenticated'
  | 'declined'
  | 'not_linked'
  | 'not_authenticated'
  | 'expired'
  | 'canceled'
  /** The linked instrument cannot be used for now. */
  | 'inactive';

/** Returns whether nothing is left to decide or to wait for. */
export const isEnded = (status: PageStatus): boolean => status !== 'open' && status !== 'waiting';

/** An input field of a page, sent with the choice that it belongs to. */
export interface Field {
  readonly name: string;
  readonly label: Phrase;
  /** The HTML `autocomplete` value, e.g. `cc-number`. */
  readonly fill: string;
  /** True when only digits can be typed. */
  readonly numeric?: true;
  readonly optional?: true;
  /** True when half of a row is enough. */
  readonly half?: true;
  /** True for a value that no page repeats, such as a card number. */
  readonly secret?: true;
  /** An example of how it is written, such as MM/YY. */
  readonly example?: Phrase;
  /** The networks whose numbers are accepted in it, for a card number. */
  readonly networks?: readonly CardNetwork[];
}

/** A button of a page. */
export interface Choice {
  readonly name: string;
  readonly label: Text;
  /** The mark of its channel. */
  readonly mark?: Mark;
  /** The type of channels under which it is grouped on pages with many choices. */
  readonly group?: ChannelType;
  /** A sentence to be read before the fields are filled in. */
  readonly lead?: Phrase;
  /** The fields that the payer fills in for this choice. */
  readonly fields?: readonly Field[];
  /** The result of the choice, in one sentence. */
  readonly note?: Phrase;
  /** True for a step back: such a choice is never shown first. */
  readonly isSecondary?: true;
  /** Set for an outcome that a bank or wallet decides in live mode; `code` produces it, if any. */
  readonly test?: { readonly code: string | null };
}

/** The bank of a card, which requests the code that it sent to the cardholder. */
export interface Challenge {
  readonly issuer: string;
  /** The card number, masked. */
  readonly card: string;
  /** The choice that sends the code; the code itself decides the outcome. */
  readonly confirm: Choice;
}

/** The content of a hosted page about an object. */
export interface PageView {
  /** The name of the channel, or of the object when no channel is chosen. */
  readonly title: Text;
  /** The mark of that channel. */
  readonly mark?: Mark;
  /** Shown in place of an amount when the decision is not about a payment. */
  readonly purpose?: Phrase;
  readonly merchant: string;
  readonly currency: string;
  /** The amount, formatted for people, or null while the payer may choose it. */
  readonly amount: string | null;
  readonly reference: string;
  readonly description: string | null;
  /** The items bought, each with its price. */
  readonly items?: readonly Line[];
  /** The data needed to pay elsewhere, e.g. an account number. */
  readonly instructions?: readonly Line[];
  /** The steps of paying elsewhere. */
  readonly steps?: readonly Phrase[];
  /** Text of a QR code that the page draws. */
  readonly qr?: string;
  /** The failure code of the decline, or of an earlier declined choice, as far as it is known. */
  readonly failure?: string | null;
  /** The buttons, under headings when there are many; empty when nothing is left to decide. */
  readonly choices: readonly Choice[];
  /** The bank that asks for a code, when the choices are for its challenge. */
  readonly challenge?: Challenge;
  /** The page of a processor to which the payer is sent at once. */
  readonly goTo?: string;
  /** Another page on which the payer continues, such as that of a wallet. */
  readonly next?: { readonly label: Phrase; readonly url: string };
  readonly status: PageStatus;
  /** The time in milliseconds from which the page is expired, or null. */
  readonly expires: number | null;
  /** The URL to which the payer returns after the end, or after leaving the page undecided. */
  readonly returnUrl: string | null;
  /** True when the page may be framed by the merchant's own page. */
  readonly framed?: boolean;
  /** The message posted to the window that opened or frames the page. */
  readonly message?: Readonly<Record<string, string>>;
  /** A form that returns the payer together with the result, in place of `returnUrl`. */
  readonly form?: { readonly action: string; readonly fields: Readonly<Record<string, string>> };
}

/** An error in a value that the payer typed. */
export interface TypedProblem {
  /** The name of the field. */
  readonly field: string;
  readonly message: Phrase;
}

/** Returns the value typed into a field of a page, or '' when it is empty. It is never stored. */
export type Typed = (field: string) => string;

/** A page that a payer opens to decide about an object; its URL carries a signature. */
export interface HostedPage {
  /** Name of the object in the URL, e.g. `payment_request`. */
  readonly object: string;
  readonly show: (
    view: Pick<View, 'get' | 'children' | 'now'>,
    id: string,
    context: Context,
  ) => PageView | undefined;
  /**
   * Acts on a choice; a choice that is no longer open changes nothing. Returns the errors in the
   * typed values; nothing changes then either.
   */
  readonly act: (
    d: Scope,
    id: string,
    choice: string,
    typed?: Typed,
  ) => readonly TypedProblem[] | void;
}
