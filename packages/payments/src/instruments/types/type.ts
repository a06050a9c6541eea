// The interface that each type of instrument implements, one folder per type; the bank of a card
// has a port of its own, card/bank.ts.
import type { Scope } from '@kasir/core/server';
import type * as z from 'zod';
import type { Channel } from '@kasir/models';
import type { Purchase } from '../../operations/purchase.ts';
import type { Product } from '../../product.ts';
import type {
  AuthenticationPreferences,
  AuthorizationPlace,
  InstrumentState,
  Metadata,
  Requested,
  ReturnUrls,
} from '../state.ts';
import type { Problem } from '../problems.ts';
import type { Initiator } from '../initiator.ts';
import type { Line, Phrase } from '../../phrases.ts';

/** The way in which an instrument becomes active. */
export type Activation =
  /** At once, or when its payer authorizes it, as its type needs. */
  | 'as_needed'
  /** When its payer authorizes it, even though a single use needs no link. */
  | 'authorized_first'
  /** Together with its intent, where its type needs an authorization. */
  | 'with_intent'
  /** When its intent is paid; otherwise it is not kept. */
  | 'when_paid'
  /** A moment later, or with the first payment: its bank has to open the number. */
  | 'by_bank';

/** A requested instrument. `input` is the data that only its type understands. */
export interface NewInstrument<Input = unknown> {
  /** Its future unprefixed id. */
  readonly id: string;
  readonly product: Product;
  readonly channel: Channel;
  readonly reusable: boolean;
  readonly customer: string | null;
  readonly reference: string;
  readonly merchantKey: string | null;
  /** The 24-digit id of a legacy resource. */
  readonly shortId?: string;
  readonly description: string | null;
  readonly metadata: Metadata | null;
  /** Its own amounts, which the amount of its intent overrides. */
  readonly requested: Requested;
  readonly intentAmount: number | null;
  /** The number or code chosen by the merchant, or null. */
  readonly identifier: string | null;
  /** The expiry in milliseconds; null for the default of its type. */
  readonly expires: number | 'never' | null;
  readonly returnUrls: ReturnUrls;
  readonly authentication: AuthenticationPreferences;
  /** Both of them with the values of its intent, which override its own. */
  readonly effective: Pick<InstrumentState, 'returnUrls' | 'authentication'>;
  /** The sent properties, of which the channel requires some; null when already checked. */
  readonly properties: Readonly<Record<string, unknown>> | null;
  /** Data of the payer that `properties` do not contain, with the field names of connectors. */
  readonly payer?: Readonly<Record<string, string>>;
  /** The purchase with its billing data and preferences, for connectors. */
  readonly purchase?: Purchase;
  readonly activation: Activation;
  readonly authorizedOn: AuthorizationPlace;
  readonly input: Input;
  readonly echo: unknown;
}

/** The channel's details of a payment besides the amount, each only for some channels. */
export interface PaymentDetail {
  readonly network?: string | null;
  readonly remarks?: string | null;
  readonly fundSource?: string | null;
  readonly source?: string | null;
  readonly issuer?: string | null;
  readonly receipt?: string | null;
}

/** A change of an instrument that is paid to, without omitted fields. Amounts in minor units. */
export interface Revision extends Partial<Requested> {
  /** The expiry, in milliseconds. */
  readonly expires?: number;
  readonly holder?: string;
  readonly suggested?: number | null;
  readonly displays?: readonly string[];
}

/** The result of a revision. */
export interface Revised<Detail = unknown> {
  readonly problems: readonly (Problem | null)[];
  readonly requested: Requested;
  readonly detail: Detail;
}

/** The place in which the payer of an intent acts; `nowhere` when no action is needed. */
export type NextAction = 'nowhere' | 'page' | 'device' | 'shown';

/** The properties of a charge that decide the payer's next action. */
export interface Charging {
  readonly authentication: AuthenticationPreferences;
  readonly initiator: Initiator;
}

/** The parts of pages that depend on the type of the instrument. */
interface PageOfType<Detail> {
  /** Returns the purpose of the page on which it is authorized, or null when it has none. */
  readonly purpose: (
    state: Pick<InstrumentState, 'reusable' | 'authorizedOn'>,
    channel: Channel,
  ) => Phrase | null;
  /** Returns the data that a payer needs to pay elsewhere. */
  readonly instructions: (
    state: InstrumentState,
    detail: Detail,
    channel: Channel,
  ) => readonly Line[];
  /** Returns the steps of paying an amount elsewhere; a null amount is chosen by the payer. */
  readonly steps: (
    state: InstrumentState,
    detail: Detail,
    channel: Channel,
    amount: string | null,
  ) => readonly Phrase[];
  /** Returns the text of the QR code that a payer scans, or null. */
  readonly scanned: (detail: Detail) => string | null;
}

export interface InstrumentType<Input = unknown, Detail = unknown> {
  /** The schema of its stored detail, for code that reads rows written by others. */
  readonly detail: z.ZodType<Detail>;
  /** The first characters of the numbers that it assigns, or null when it has none. */
  readonly mark: string | null;
  /** Returns the input when only its holder is known; null when a payer must enter more. */
  readonly blank: ((holder: string) => Input) | null;
  /** Returns all problems with a new instrument at once. */
  readonly problems: (d: Scope, newInstrument: NewInstrument<Input>) => readonly (Problem | null)[];
  /** Returns the chosen expiry in milliseconds, or the default of the type; null for none. */
  readonly expires: (
    now: number,
    chosen: number | null,
    newInstrument: NewInstrument<Input>,
  ) => number | null;
  /** Returns whether its payer must authorize it before it can be used (STATE-UNSPEC-03). */
  readonly needsAuthorization: (detail: Detail, newInstrument: NewInstrument<Input>) => boolean;
  /** Returns the stored detail, without any card or account number. */
  readonly build: (
    d: Scope,
    newInstrument: NewInstrument<Input>,
    identifier: string | null,
  ) => Detail;
  /**
   * Returns the detail that its bank reports once the payer has authorized it; `issued` is the
   * number or text that a connector has issued, or null.
   */
  readonly authorized: (
    d: Scope,
    id: string,
    state: InstrumentState,
    detail: Detail,
    issued: string | null,
  ) => Detail;
  /** Returns where the payer acts, when the instrument is not authorized with the intent. */
  readonly nextAction: (
    state: Pick<InstrumentState, 'reusable' | 'authentication'>,
    detail: Detail,
    channel: Channel,
    charging: Charging,
  ) => NextAction;
  /** Applies a change; null when nothing can be changed. */
  readonly revise:
    | ((
        d: Pick<Scope, 'context'>,
        state: InstrumentState,
        detail: Detail,
        revision: Revision,
        channel: Channel,
      ) => Revised<Detail>)
    | null;
  /** The content of the pages that its payers see. */
  readonly page: PageOfType<Detail>;
  /** Returns the details of a payment in addition to its amount (PAY-FIELD-payment_detail.*). */
  readonly paid: (state: InstrumentState, detail: Detail, amount: number) => PaymentDetail;
  /** Returns its number as transactions show it, or null (TXN-FIELD-account_identifier). */
  readonly identifier: (state: InstrumentState, detail: Detail) => string | null;
  /** Returns the name of the payer if the merchant gave one, or null. */
  readonly payer: (detail: Detail) => string | null;
}

/** The payer's next action by the flow of the channel. */
export const nextActions = { REDIRECT: 'page', PUSH: 'device', PRESENT: 'shown' } as const;

/** Declares a type; omitted members get these defaults. */
export const instrumentType = <Input, Detail>({
  page,
  ...spec
}: Pick<InstrumentType<Input, Detail>, 'blank' | 'build' | 'detail' | 'problems'> &
  Partial<Omit<InstrumentType<Input, Detail>, 'page'>> & {
    readonly page?: Partial<PageOfType<Detail>>;
  }): InstrumentType<Input, Detail> => ({
  mark: null,
  expires: (_now, chosen) => chosen,
  needsAuthorization: () => false,
  authorized: (_d, _id, _state, detail) => detail,
  nextAction: (_state, _detail, { flow }) => nextActions[flow],
  revise: null,
  paid: () => ({}),
  identifier: ({ identifier }) => identifier,
  payer: () => null,
  ...spec,
  page: {
    purpose: () => null,
    instructions: () => [],
    steps: () => [],
    scanned: () => null,
    ...page,
  },
});

const DAY_MS = 86_400_000;

/** Returns the time a number of days from now, in milliseconds. */
export const daysLater = (now: number, days: number): number => now + days * DAY_MS;

/**
 * Reusable instruments without an expiry can be paid for 31 years, as accounts can (PM2-UNSPEC-03).
 */
const YEARS = 31;

export const yearsLater = (now: number): number => {
  const date = new Date(now);
  return date.setUTCFullYear(date.getUTCFullYear() + YEARS);
};
