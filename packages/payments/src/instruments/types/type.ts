// What a type of instrument must say of itself: one module per type, one interface.
import type { Ref } from '@kasir/core';
import type { Scope } from '@kasir/core/server';
import type * as z from 'zod';
import type { Channel } from '@kasir/models';
import type { ChargeResult } from '../../connectors/port.ts';
import type {
  AuthenticationWishes,
  InstrumentState,
  Metadata,
  Requested,
  ReturnUrls,
} from '../state.ts';
import type { Problem } from '../problems.ts';
import type { Challenge } from '../../hosted-page.ts';
import type { Line, Phrase } from '../../phrases.ts';
import type { CardAuthentication, CardResults } from './card-results.ts';

/** An instrument as it is asked for. `input` is what only its type knows. */
export interface InstrumentWish<Input = unknown> {
  /** The bare id it will have. */
  readonly id: string;
  readonly product: Ref;
  readonly channel: Channel;
  readonly reusable: boolean;
  readonly customer: string | null;
  readonly reference: string;
  readonly merchantKey: string | null;
  /** The 24-digit id of a legacy resource. */
  readonly shortId?: string;
  readonly description: string | null;
  readonly metadata: Metadata | null;
  /** Its own amounts; that of the intent around it goes before them. */
  readonly requested: Requested;
  readonly intentAmount: number | null;
  /** The number or code that the merchant has chosen, or null. */
  readonly identifier: string | null;
  /** Its end as the merchant has chosen it, or null. */
  readonly expires: number | null;
  /** Whether time never ends it, whatever holds for its type. */
  readonly endless?: boolean;
  readonly returnUrls: ReturnUrls;
  readonly authentication: AuthenticationWishes;
  /** The same as they hold with the intent around it, whose own go before. */
  readonly effective: Pick<InstrumentState, 'returnUrls' | 'authentication'>;
  /** Properties of the channel as they were sent, for those that it requires. */
  readonly properties: Readonly<Record<string, unknown>>;
  /** False where its generation has seen to what the channel requires. */
  readonly checksProperties?: boolean;
  /** Whether its payer authorizes it with the intent it comes in. */
  readonly withIntent: boolean;
  /** Whether its payer links it before its first use, where one use alone would need no link. */
  readonly linkFirst?: boolean;
  /** Whether its bank opens the number a moment later, or with the first payment. */
  readonly opensLater?: boolean;
  /** Whether its payer authorizes it on a page, also where the bank sends a password. */
  readonly onPage?: boolean;
  /** Whether it is kept only if that intent is paid. */
  readonly onlyIfPaid?: boolean;
  readonly input: Input;
  readonly echo: unknown;
}

/** What the channel reports of a payment beside its amount; each only where its channel has it. */
export interface PaymentDetail {
  readonly network?: string | null;
  readonly remarks?: string | null;
  readonly fundSource?: string | null;
  readonly source?: string | null;
  readonly issuer?: string | null;
  readonly receipt?: string | null;
}

/** What changes of what is paid to; what is left out stays. Amounts in minor units. */
export interface Revision extends Partial<Requested> {
  /** Milliseconds. */
  readonly expires?: number;
  readonly holder?: string;
  readonly suggested?: number | null;
  readonly displays?: readonly string[];
}

/** What a revision makes of an instrument. */
export interface Revised<Detail = unknown> {
  readonly problems: readonly (Problem | null)[];
  readonly requested: Requested;
  readonly detail: Detail;
}

/** Where the payer of an intent acts; `nowhere` when nobody has to. */
export type NextAction = 'nowhere' | 'page' | 'device' | 'shown';

/** What of a chargeable instrument decides where its payer acts. */
export interface Charging {
  readonly authentication: AuthenticationWishes;
  readonly merchantInitiated: boolean;
  /** Whether its owner is not asked where the channel can do without. */
  readonly unattended?: boolean | undefined;
}

export interface InstrumentType<Input = unknown, Detail = unknown> {
  /** What may be kept of it, for those who read rows that somebody else wrote. */
  readonly detail: z.ZodType<Detail>;
  /** First characters of the numbers it gives out, or null when it has none. */
  readonly mark: string | null;
  /** Everything that is wrong with a wish, at once. */
  readonly problems: (d: Scope, wish: InstrumentWish<Input>) => readonly (Problem | null)[];
  /** When it ends; null for never. */
  readonly expires: (now: number, wish: InstrumentWish<Input>) => number | null;
  /** Whether the intent around it says what is paid to it (its own amounts hold else). */
  readonly asksForAmount: boolean;
  /** Whether a linked one is debited by its bank, which may ask its owner or not. */
  readonly debitsLinked: boolean;
  /** Whether its payer has to authorize it before it can be used (STATE-UNSPEC-03). */
  readonly needsAuthorization: (detail: Detail, wish: InstrumentWish<Input>) => boolean;
  /** What is kept of it; a card number or an account number is not. */
  readonly build: (d: Scope, wish: InstrumentWish<Input>, identifier: string | null) => Detail;
  /** What its bank reports once its payer has authorized it. */
  readonly authorized: (d: Scope, id: string, state: InstrumentState, detail: Detail) => Detail;
  /** Where the payer of an intent acts. */
  readonly stage: (
    state: Pick<InstrumentState, 'reusable' | 'authentication'>,
    detail: Detail,
    channel: Channel,
    charging: Charging,
  ) => NextAction;
  /** The same while it waits to be authorized with the intent. */
  readonly stageWithIntent: (detail: Detail, charging: Charging) => NextAction;
  /** What a change makes of it; null where nothing of it can be changed. */
  readonly revise:
    | ((
        d: Pick<Scope, 'context'>,
        state: InstrumentState,
        detail: Detail,
        revision: Revision,
        channel: Channel,
      ) => Revised<Detail>)
    | null;
  /** What bank and network say of a charge, or null where nobody says. */
  readonly charged: (
    detail: Detail,
    asked: {
      readonly flow: CardAuthentication['flow'] | null;
      readonly securityCode: boolean;
    },
    result: ChargeResult,
  ) => CardResults | null;
  /** How the owner is authenticated for a charge without a page, or null when nobody asks. */
  readonly flow: (detail: Detail, charging: Charging) => CardAuthentication['flow'] | null;
  /** What the page on which it is authorized asks for, or null when it has none. */
  readonly purpose: (
    state: Pick<InstrumentState, 'reusable' | 'openUntil' | 'onPage'>,
    channel: Channel,
  ) => Phrase | null;
  /** What its owner can come to on the page of the bank; the first authenticates. */
  readonly authentications: readonly { readonly name: string; readonly label: Phrase }[];
  /** The bank that asks its owner on a page, and what it shows of it; null where none does. */
  readonly challenger: (detail: Detail) => Pick<Challenge, 'issuer' | 'card'> | null;
  /** What the bank says of an owner who was authenticated, or null where none does. */
  readonly authenticated: (
    detail: Detail,
    flow: CardAuthentication['flow'],
  ) => CardAuthentication | null;
  /** What the bank says of an owner who was not authenticated. */
  readonly unauthenticated: (detail: Detail, reason: string) => CardResults | null;
  /** How a payer fails to authorize it. */
  readonly declined: string;
  /** How a charge of one whose time has passed is declined. */
  readonly ended: string;
  /** What a payment by it knows beside its amount (PAY-FIELD-payment_detail.*). */
  readonly paid: (state: InstrumentState, detail: Detail, amount: number) => PaymentDetail;
  /** Its number as transactions show it, or null (TXN-FIELD-account_identifier). */
  readonly identifier: (state: InstrumentState, detail: Detail) => string | null;
  /** Who pays, as far as the merchant named somebody. */
  readonly payer: (detail: Detail) => string | null;
  /** What a payer needs to pay elsewhere, and the text of a QR code to scan. */
  readonly instructions: (
    state: InstrumentState,
    detail: Detail,
    channel: Channel,
  ) => readonly Line[];
  /** How a payer pays an amount elsewhere, null where the payer chooses it. */
  readonly steps: (
    state: InstrumentState,
    detail: Detail,
    channel: Channel,
    amount: string | null,
  ) => readonly Phrase[];
  readonly scanned: (detail: Detail) => string | null;
}

/** Where a payer acts by the flow of the channel. */
export const nextActions = { REDIRECT: 'page', PUSH: 'device', PRESENT: 'shown' } as const;

/** Declares a type; what it leaves out is as for most. */
export const instrumentType = <Input, Detail>(
  spec: Pick<InstrumentType<Input, Detail>, 'build' | 'detail' | 'problems'> &
    Partial<InstrumentType<Input, Detail>>,
): InstrumentType<Input, Detail> => ({
  mark: null,
  expires: (_now, { expires }) => expires,
  asksForAmount: false,
  debitsLinked: false,
  needsAuthorization: () => false,
  authorized: (_d, _id, _state, detail) => detail,
  stage: (_state, _detail, { flow }) => nextActions[flow],
  stageWithIntent: () => 'page',
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

/** A number of days from now. */
export const daysLater = (now: number, days: number): number => now + days * DAY_MS;

/**
 * What names no time and may be used again stays payable for 31 years, like every account
 * (PM2-UNSPEC-03).
 */
const YEARS = 31;

export const yearsLater = (now: number): number => {
  const date = new Date(now);
  return date.setUTCFullYear(date.getUTCFullYear() + YEARS);
};
