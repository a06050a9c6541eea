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
    /** Unprefixed id of the operation by which a connector has done it. */
    operation: z.string().optional(),
  }),
  z.object({
    result: z.literal('declined'),
    code: z.string(),
    /** The response code of the card network, or null. */
    networkCode: z.string().nullable(),
    /** True when the payer has not agreed: refused, gave up, or was never asked. */
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
      /** Milliseconds until it is asked again. */
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
 * The response of a bank asked to authenticate a holder: it shows a challenge, knows the holder,
 * does not take part, or cannot be reached.
 */
export type HolderCheck = 'CHALLENGE' | 'AUTHENTICATED' | 'ATTEMPTED' | 'UNAVAILABLE';

/** The kinds of work that a channel can perform. */
export const works = ['payment', 'authorization', 'capture', 'refund', 'linking'] as const;
export type Work = (typeof works)[number];

/** Sets of failure codes that a channel uses: those that its type shares, or its own besides. */
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
  /** Returns the further facts that a connector needs. */
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
 * An authorization to void, a payment to give back, a link or an issued number to end. Amount in
 * minor units.
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
   * True when payers act and numbers are issued outside the platform: nothing happens by itself,
   * and the channel is asked for every intent when it opens.
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
   * Performs a task whose product has no status for waiting: without a response the simulator
   * reverses and declines it, while the response of a request waits for a connector.
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
  /** Returns whether the payer of a debit is asked for a password at all. */
  readonly asksForPassword: (channel: Channel, amount: number) => boolean;
  /**
   * Returns the response of the bank of a card when its holder is to be authenticated, or null when
   * its bank is asked only with a charge.
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
