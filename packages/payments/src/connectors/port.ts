// The connector port: the requests to channels and banks, and their possible results.
import type { Scope } from '@kasir/core/server';
import type { Reads } from '@kasir/core/store';
import type { Channel } from '@kasir/models';
import type { Order } from '../operations/work.ts';
import * as z from 'zod';

/** The reasons why a channel accepts nothing new. */
export type Refusal = 'CHANNEL_NOT_ACTIVATED' | 'CHANNEL_UNAVAILABLE' | 'SERVER_ERROR';

/** The result of a charge; jobs store it too. */
export const chargeResult = z.discriminatedUnion('result', [
  z.object({
    result: z.literal('approved'),
    /** Unprefixed id of the operation in which a connector has performed the charge. */
    operation: z.string().optional(),
  }),
  z.object({
    result: z.literal('declined'),
    code: z.string(),
    /** The response code of the card network, or null. */
    networkCode: z.string().nullable(),
    /** True when the payer did not approve: declined, gave up, or got no request to approve. */
    unapproved: z.literal(true).optional(),
  }),
]);
export type ChargeResult = Readonly<z.infer<typeof chargeResult>>;

/** The channel has not responded. */
export type NoResponse =
  | {
      readonly result: 'pending';
      /** The result, which the simulator knows already. */
      readonly truth: ChargeResult;
      /** Milliseconds until the channel responds. */
      readonly after: number;
    }
  | {
      readonly result: 'pending';
      /** Unprefixed id of the operation of a connector, which gets the result. */
      readonly operation: string;
    };

export type ChannelResponse = ChargeResult | NoResponse;

export type PasswordResult =
  | 'accepted'
  | 'EXPIRED_OTP_ERROR'
  | 'MAX_OTP_ATTEMPTS_ERROR'
  | 'INVALID_OTP_ERROR'
  | 'INSUFFICIENT_BALANCE';

/**
 * The response of a bank to a request to authenticate a holder: it shows a challenge, authenticates
 * the holder without one, does not take part, or cannot be reached.
 */
export type HolderCheck = 'CHALLENGE' | 'AUTHENTICATED' | 'ATTEMPTED' | 'UNAVAILABLE';

/** The kinds of work that a channel can perform. */
export const works = ['payment', 'authorization', 'capture', 'refund', 'linking'] as const;
export type Work = (typeof works)[number];

/** Sets of failure codes that a channel uses: those of its type, or these and its own codes. */
export const failureCodeSets = ['of_type', 'of_channel'] as const;
export type FailureCodes = (typeof failureCodeSets)[number];

/** A task for a channel. Amounts are in minor units of the channel's currency. */
export interface ChannelTask {
  readonly work: Work;
  readonly channel: Channel;
  readonly amount: number;
  /** The failure codes that the merchant knows; omitted for those of the type of channel. */
  readonly failureCodes?: FailureCodes;
  /** Returns the subject of the task, to match scripts. */
  readonly about: () => Subject;
  /** Returns the other data that a connector needs. */
  readonly order: () => Order;
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

/**
 * An authorization to void, a payment to refund, a link to end, or an issued number to close.
 * Amount in minor units.
 */
export interface Release {
  readonly work: 'void' | 'unlink' | 'close' | 'refund';
  readonly channel: Channel;
  readonly amount: number | null;
  readonly order: () => Order;
}

/** A number or code to issue. Amount in minor units; null when its payer chooses it. */
export interface Issue {
  readonly channel: Channel;
  readonly amount: number | null;
  readonly order: () => Order;
}

export interface Connector {
  /**
   * True when payers act and numbers are issued outside the platform. Every intent is then
   * requested from its channel when it opens.
   */
  readonly isOutside: boolean;
  /**
   * Returns a refusal, or null when the channel accepts something new of this amount, which is null
   * when the payer chooses it.
   */
  readonly accept: (
    reads: Pick<Reads, 'get'>,
    channel: Channel,
    amount: number | null,
  ) => Refusal | null;
  /** Charges or authorizes an amount, captures or refunds some of it, or links an account. */
  readonly perform: (d: Scope, task: ChannelTask) => ChannelResponse;
  /**
   * Performs a task whose product has no status for waiting. The simulator declines it when the
   * channel does not respond in time; in live mode the request waits for the connector.
   */
  readonly performNow: (d: Scope, task: ChannelTask) => ChannelResponse;
  /** Has the number or code of an instrument issued; null when the platform makes its own. */
  readonly issue: (d: Scope, task: Issue) => NoResponse | null;
  /** Releases an authorization or ends a link; no result is awaited. */
  readonly release: (d: Scope, task: Release) => void;
  /** Returns the result of a one-time password, by its purpose. */
  readonly enterPassword: (purpose: 'link' | 'pay', password: string) => PasswordResult;
  /** Returns a password that has this result for its purpose; null where a bank sends it. */
  readonly passwordWith: (purpose: 'link' | 'pay', result: PasswordResult) => string | null;
  /** Returns whether a debit needs a one-time password of its payer. */
  readonly asksForPassword: (channel: Channel, amount: number) => boolean;
  /**
   * Returns the response of the bank of a card to a request to authenticate its holder, or null
   * when the bank only authenticates as a part of a charge.
   */
  readonly holderCheck: (cardNumber: string) => HolderCheck | null;
  /** Returns the months of a wallet's installments, or null when it pays from its balance. */
  readonly walletInstallments: (channel: Channel, amount: number) => number | null;
  /** Returns the code that produces an outcome on a simulated page of a bank, or null. */
  readonly challengeCode: (outcome: string) => string | null;
  /**
   * Returns the number of a linked account, or null when it is not known; `seed` is a digest of the
   * instrument.
   */
  readonly accountNumber: (seed: string) => string | null;
  /**
   * Returns the issuer of the app that pays a QR code (QRPAY-FIELD-payment_detail.source,
   * REFUND-CREATE-04), or null when it is not known.
   */
  readonly issuer: (channel: Channel, amount: number) => string | null;
}
