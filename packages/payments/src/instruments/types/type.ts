// The interface that each type of instrument implements, one module per type.
import type { Scope } from '@kasir/core/server';
import type * as z from 'zod';
import type { Channel } from '@kasir/models';
import type { Product } from '../../product.ts';
import type { ChargeResult } from '../../connectors/port.ts';
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
import type { Challenge } from '../../hosted-page.ts';
import type { Line, Phrase } from '../../phrases.ts';
import type { CardAuthentication, CardResults } from './card-results.ts';

/** How an instrument becomes active. */
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
  /** The same with those of the intent applied, which override its own. */
  readonly effective: Pick<InstrumentState, 'returnUrls' | 'authentication'>;
  /** The sent properties, of which the channel requires some; null when already checked. */
  readonly properties: Readonly<Record<string, unknown>> | null;
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

/** A change of an instrument that is paid to; omitted fields stay. Amounts in minor units. */
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

export interface InstrumentType<Input = unknown, Detail = unknown> {
  /** The schema of its stored detail, for code that reads rows written by others. */
  readonly detail: z.ZodType<Detail>;
  /** The first characters of the numbers that it assigns, or null when it has none. */
  readonly mark: string | null;
  /** Returns all problems with a new instrument at once. */
  readonly problems: (d: Scope, newInstrument: NewInstrument<Input>) => readonly (Problem | null)[];
  /** Returns the expiry in milliseconds by the one that its merchant chose; null for none. */
  readonly expires: (
    now: number,
    chosen: number | null,
    newInstrument: NewInstrument<Input>,
  ) => number | null;
  /** True when the amount of its intent is the one to pay; otherwise its own amounts apply. */
  readonly asksForAmount: boolean;
  /** True when a linked one is debited by its bank, which may ask the owner. */
  readonly debitsLinked: boolean;
  /** Returns whether its payer must authorize it before it can be used (STATE-UNSPEC-03). */
  readonly needsAuthorization: (detail: Detail, newInstrument: NewInstrument<Input>) => boolean;
  /** Returns the stored detail, without any card or account number. */
  readonly build: (
    d: Scope,
    newInstrument: NewInstrument<Input>,
    identifier: string | null,
  ) => Detail;
  /** Returns the detail that its bank reports once the payer has authorized it. */
  readonly authorized: (d: Scope, id: string, state: InstrumentState, detail: Detail) => Detail;
  /** Returns where the payer of an intent acts. */
  readonly nextAction: (
    state: Pick<InstrumentState, 'reusable' | 'authentication'>,
    detail: Detail,
    channel: Channel,
    charging: Charging,
  ) => NextAction;
  /** Returns the same while it waits to be authorized with the intent. */
  readonly nextActionWithIntent: (detail: Detail, charging: Charging) => NextAction;
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
  /** Returns the results of bank and network for a charge, or null when there are none. */
  readonly charged: (
    detail: Detail,
    asked: {
      readonly flow: CardAuthentication['flow'] | null;
      readonly securityCode: boolean;
    },
    result: ChargeResult,
  ) => CardResults | null;
  /** Returns how the owner is authenticated for a charge without a page, or null. */
  readonly flow: (detail: Detail, charging: Charging) => CardAuthentication['flow'] | null;
  /** Returns the purpose of the page on which it is authorized, or null when it has none. */
  readonly purpose: (
    state: Pick<InstrumentState, 'reusable' | 'openUntil' | 'authorizedOn'>,
    channel: Channel,
  ) => Phrase | null;
  /** The owner's possible outcomes on the page of the bank; the first one authenticates. */
  readonly authentications: readonly { readonly name: string; readonly label: Phrase }[];
  /** Returns the bank that challenges the owner on a page, with the masked card, or null. */
  readonly challenger: (detail: Detail) => Pick<Challenge, 'issuer' | 'card'> | null;
  /** Returns the bank's result for an authenticated owner, or null when it has none. */
  readonly authenticated: (
    detail: Detail,
    flow: CardAuthentication['flow'],
  ) => CardAuthentication | null;
  /** Returns the bank's results for an owner who was not authenticated. */
  readonly unauthenticated: (detail: Detail, reason: string) => CardResults | null;
  /** The failure code when a payer does not authorize it. */
  readonly declined: string;
  /** The failure code of a charge when it has expired. */
  readonly ended: string;
  /** Returns the details of a payment in addition to its amount (PAY-FIELD-payment_detail.*). */
  readonly paid: (state: InstrumentState, detail: Detail, amount: number) => PaymentDetail;
  /** Returns its number as transactions show it, or null (TXN-FIELD-account_identifier). */
  readonly identifier: (state: InstrumentState, detail: Detail) => string | null;
  /** Returns the name of the payer if the merchant gave one, or null. */
  readonly payer: (detail: Detail) => string | null;
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
  readonly scanned: (detail: Detail) => string | null;
}

/** The payer's next action by the flow of the channel. */
export const nextActions = { REDIRECT: 'page', PUSH: 'device', PRESENT: 'shown' } as const;

/** Declares a type; omitted hooks get these defaults. */
export const instrumentType = <Input, Detail>(
  spec: Pick<InstrumentType<Input, Detail>, 'build' | 'detail' | 'problems'> &
    Partial<InstrumentType<Input, Detail>>,
): InstrumentType<Input, Detail> => ({
  mark: null,
  expires: (_now, chosen) => chosen,
  asksForAmount: false,
  debitsLinked: false,
  needsAuthorization: () => false,
  authorized: (_d, _id, _state, detail) => detail,
  nextAction: (_state, _detail, { flow }) => nextActions[flow],
  nextActionWithIntent: () => 'page',
  revise: null,
  charged: () => null,
  flow: () => null,
  purpose: () => null,
  authentications: [],
  challenger: () => null,
  authenticated: () => null,
  unauthenticated: () => null,
  declined: 'USER_DID_NOT_AUTHORIZE_THE_PAYMENT',
  ended: 'INSTRUMENT_ENDED',
  paid: () => ({}),
  identifier: ({ identifier }) => identifier,
  payer: () => null,
  instructions: () => [],
  steps: () => [],
  scanned: () => null,
  ...spec,
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
