// The connector port: what the platform asks of the world outside, and what it may return.
import type { Scope } from '@kasir/core/server';
import type { Channel } from '@kasir/models';
import * as z from 'zod';

/** Why a channel takes nothing new. */
export type Refusal = 'CHANNEL_NOT_ACTIVATED' | 'CHANNEL_UNAVAILABLE' | 'SERVER_ERROR';

/** What came of asking for money, as jobs keep it, too. */
export const chargeResult = z.discriminatedUnion('result', [
  z.object({ result: z.literal('approved') }),
  z.object({
    result: z.literal('declined'),
    code: z.string(),
    /** What the network of a card responded, or null. */
    networkCode: z.string().nullable(),
  }),
]);
export type ChargeResult = Readonly<z.infer<typeof chargeResult>>;

/** The channel has not answered: what became of it is known when it is asked again. */
export interface NoResponse {
  readonly result: 'pending';
  readonly truth: ChargeResult;
  /** Milliseconds until it is asked again. */
  readonly after: number;
}

export type ChannelResponse = ChargeResult | NoResponse;

export type PasswordResult =
  | 'accepted'
  | 'EXPIRED_OTP_ERROR'
  | 'MAX_OTP_ATTEMPTS_ERROR'
  | 'INVALID_OTP_ERROR'
  | 'INSUFFICIENT_BALANCE';

/**
 * What a bank does where a holder is to be authenticated: it asks on a page, knows the holder, was
 * tried without taking part, or cannot be reached.
 */
export type HolderCheck = 'CHALLENGE' | 'AUTHENTICATED' | 'ATTEMPTED' | 'UNAVAILABLE';

/** What a channel can be asked to do. */
export const works = ['payment', 'authorization', 'capture', 'refund', 'linking'] as const;
export type Work = (typeof works)[number];

/** A piece of work for a channel. Amounts are in minor units of the channel's currency. */
export interface ChannelTask {
  readonly work: Work;
  readonly channel: Channel;
  readonly amount: number;
  /** The kind of product that it is for, where the channel makes a difference. */
  readonly product?: string;
  /** What it is for, for whoever looks. */
  readonly about: () => Subject;
}

/** What a piece of work is for. */
export interface Subject {
  /** Bare id of the customer, or null. */
  readonly customer: string | null;
  /** The merchant's own references to it. */
  readonly references: readonly string[];
  /** Ids of the objects that it is about, without their prefixes. */
  readonly objects: readonly (string | null)[];
  /** What the request that began it has sent as x-kasir-script. */
  readonly script: string | undefined;
}

/** Work is asked for inside a decision: what the simulator notes of it is stored with that. */
export type AskingScope = Pick<Scope, 'context' | 'get' | 'change'>;

export interface Connector {
  /** Whether the channel takes something new; null amounts are left to the payer. */
  readonly accept: (channel: Channel, amount: number | null) => Refusal | null;
  /** Charges or authorizes an amount, captures some of it, gives it back, or links an account. */
  readonly perform: (d: AskingScope, task: ChannelTask) => ChannelResponse;
  /** The same for what has no state to wait in: what is not answered is taken back and declined. */
  readonly performNow: (d: AskingScope, task: ChannelTask) => ChargeResult;
  /** What a one-time password does, by what it is asked for. */
  readonly enterPassword: (purpose: 'link' | 'pay', password: string) => PasswordResult;
  /** Whether the payer of a debit is asked at all before it fails. */
  readonly asksForPassword: (channel: Channel, amount: number) => boolean;
  /** What the bank of a card does where its holder is to be authenticated. */
  readonly holderCheck: (cardNumber: string) => HolderCheck;
  /** Months of the installments that a wallet takes the money from; null for its balance. */
  readonly walletInstallments: (channel: Channel, amount: number) => number | null;
  /** The code by which a holder comes to an outcome on a simulated page of a bank, or null. */
  readonly challengeCode: (outcome: string) => string | null;
  /** The number of the account that a payer links; `seed` is a digest of the instrument. */
  readonly accountNumber: (seed: string) => string;
  /**
   * The issuer of the app that pays a QR code (QRPAY-FIELD-payment_detail.source,
   * REFUND-CREATE-04).
   */
  readonly issuer: (channel: Channel, amount: number) => string;
}
