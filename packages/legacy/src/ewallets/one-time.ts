// A one-time wallet as a wish for an instrument: what e-wallet payments and charges share.
import type { Scope } from '@kasir/core/server';
import type { Channel } from '@kasir/models';
import type { InstrumentWish } from '@kasir/payments';
import type { ReturnUrls } from '@kasir/payments/state';

/** What a request says of the wallet that pays. Amount in minor units. */
interface OneTimeWallet {
  /** The kind of product that it pays. */
  readonly kind: string;
  readonly channel: Channel;
  readonly amount: number | null;
  readonly reference: string;
  readonly customer: string | null;
  readonly returnUrls: ReturnUrls;
  /** Milliseconds from which it cannot pay, or null for those of its channel. */
  readonly expires: number | null;
  /** What the channel requires and was sent. */
  readonly properties: Readonly<Record<string, unknown>>;
}

/** How a wallet asks its owner: it knows no other way than its own. */
export const ownWay = { skip: null, require: null } as const;

/** The wish for a wallet that pays once. */
export const oneTimeWallet = (
  d: Scope,
  { kind, amount, returnUrls, ...wallet }: OneTimeWallet,
): InstrumentWish => {
  const id = d.id();
  return {
    ...wallet,
    id,
    product: { kind, id },
    reusable: false,
    merchantKey: null,
    description: null,
    metadata: null,
    requested: { amount: null, min: null, max: null },
    intentAmount: amount,
    identifier: null,
    returnUrls,
    authentication: ownWay,
    effective: { returnUrls, authentication: ownWay },
    withIntent: false,
    input: null,
    echo: null,
  };
};
