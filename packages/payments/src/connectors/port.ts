// The connector port: what the platform asks of the world outside, and what it may return.
import type { Channel } from '@kasir/models';

/** Why a channel takes nothing new. */
export type Refusal = 'CHANNEL_NOT_ACTIVATED' | 'CHANNEL_UNAVAILABLE' | 'SERVER_ERROR';

/** What came of asking for money. */
export type ChargeResult =
  | { readonly result: 'approved' }
  | {
      readonly result: 'declined';
      readonly code: string;
      /** What the network of a card responded, or null. */
      readonly networkCode: string | null;
    };

export type PasswordResult =
  | 'accepted'
  | 'EXPIRED_OTP_ERROR'
  | 'MAX_OTP_ATTEMPTS_ERROR'
  | 'INVALID_OTP_ERROR'
  | 'INSUFFICIENT_BALANCE';

/** Amounts are in minor units of the channel's currency. */
export interface Connector {
  /** Whether the channel takes something new; null amounts are left to the payer. */
  readonly accept: (channel: Channel, amount: number | null) => Refusal | null;
  /** Charges or authorizes an amount; `product` is the kind of product that is paid. */
  readonly charge: (channel: Channel, amount: number, product?: string) => ChargeResult;
  /** Takes some of what was authorized. */
  readonly capture: (channel: Channel, amount: number) => ChargeResult;
  /** Gives money back to the payer. */
  readonly refund: (channel: Channel, amount: number) => ChargeResult;
  /** What a one-time password does, by what it is asked for. */
  readonly enterPassword: (purpose: 'link' | 'pay', password: string) => PasswordResult;
  /** Whether the payer of a debit is asked at all before it fails. */
  readonly asksForPassword: (channel: Channel, amount: number) => boolean;
  /** Whether the bank of a card asks its holder to authenticate. */
  readonly challenges: (cardNumber: string) => boolean;
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
