// The connector port: the requests to channels and banks, and their possible results.
import type { Scope } from '@kasir/core/server';
import type { Channel } from '@kasir/models';
import * as z from 'zod';

/** The reasons why a channel accepts nothing new. */
export type Refusal = 'CHANNEL_NOT_ACTIVATED' | 'CHANNEL_UNAVAILABLE' | 'SERVER_ERROR';

/** The result of a charge; jobs store it too. */
export const chargeResult = z.discriminatedUnion('result', [
  z.object({ result: z.literal('approved') }),
  z.object({
    result: z.literal('declined'),
    code: z.string(),
    /** The response code of the card network, or null. */
    networkCode: z.string().nullable(),
  }),
]);
export type ChargeResult = Readonly<z.infer<typeof chargeResult>>;

/** The channel has not responded: the result is known when it is asked again. */
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
 * The response of a bank asked to authenticate a holder: it shows a challenge, knows the holder,
 * does not take part, or cannot be reached.
 */
export type HolderCheck = 'CHALLENGE' | 'AUTHENTICATED' | 'ATTEMPTED' | 'UNAVAILABLE';

/** The kinds of work that a channel can perform. */
export const works = ['payment', 'authorization', 'capture', 'refund', 'linking'] as const;
export type Work = (typeof works)[number];

/** A task for a channel. Amounts are in minor units of the channel's currency. */
export interface ChannelTask {
  readonly work: Work;
  readonly channel: Channel;
  readonly amount: number;
  /** The kind of product that it is for, when the channel treats products differently. */
  readonly product?: string;
  /** Returns the subject of the task, to match scripts. */
  readonly about: () => Subject;
}

/** The subject of a task. */
export interface Subject {
  /** Unprefixed id of the customer, or null. */
  readonly customer: string | null;
  /** The merchant's own references of the objects. */
  readonly references: readonly string[];
  /** Unprefixed ids of the objects that it is about. */
  readonly objects: readonly (string | null)[];
  /** The x-kasir-script header of the request that began it. */
  readonly script: string | undefined;
}

/**
 * The scope of a channel's task: it runs inside a decision, whose transaction stores the
 * simulator's changes.
 */
export type AskingScope = Pick<Scope, 'context' | 'get' | 'change'>;

export interface Connector {
  /**
   * Returns a refusal, or null when the channel accepts something new of this amount, which is null
   * when the payer chooses it.
   */
  readonly accept: (channel: Channel, amount: number | null) => Refusal | null;
  /** Charges or authorizes an amount, captures or refunds some of it, or links an account. */
  readonly perform: (d: AskingScope, task: ChannelTask) => ChannelResponse;
  /** Performs a task that cannot wait: one without a response is reversed and declined. */
  readonly performNow: (d: AskingScope, task: ChannelTask) => ChargeResult;
  /** Returns the result of a one-time password, by its purpose. */
  readonly enterPassword: (purpose: 'link' | 'pay', password: string) => PasswordResult;
  /** Returns whether the payer of a debit is asked for a password at all. */
  readonly asksForPassword: (channel: Channel, amount: number) => boolean;
  /** Returns the response of the bank of a card when its holder is to be authenticated. */
  readonly holderCheck: (cardNumber: string) => HolderCheck;
  /** Returns the months of a wallet's installments, or null when it pays from its balance. */
  readonly walletInstallments: (channel: Channel, amount: number) => number | null;
  /** Returns the code that produces an outcome on a simulated page of a bank, or null. */
  readonly challengeCode: (outcome: string) => string | null;
  /** Returns the number of a linked account; `seed` is a digest of the instrument. */
  readonly accountNumber: (seed: string) => string;
  /**
   * Returns the issuer of the app that pays a QR code (QRPAY-FIELD-payment_detail.source,
   * REFUND-CREATE-04).
   */
  readonly issuer: (channel: Channel, amount: number) => string;
}
