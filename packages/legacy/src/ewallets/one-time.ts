// Creates the input for a one-time wallet, which e-wallet payments and charges share.
import type { Scope } from '@kasir/core/server';
import type { Channel } from '@kasir/models';
import type { NewInstrument } from '@kasir/payments';
import type { ReturnUrls } from '@kasir/payments/state';

/** The wallet of a request; its amount is in minor units. */
interface OneTimeWallet {
  /** The kind of product that the wallet pays. */
  readonly kind: string;
  readonly channel: Channel;
  readonly amount: number | null;
  readonly reference: string;
  readonly customer: string | null;
  readonly returnUrls: ReturnUrls;
  /** Time in epoch milliseconds when the wallet expires; null for the default of its channel. */
  readonly expires: number | null;
  /** The properties that the channel requires, as they were sent; null when already checked. */
  readonly properties: NewInstrument['properties'];
  /** The payer, when the properties do not contain it. */
  readonly payer?: NonNullable<NewInstrument['payer']>;
}

/** The merchant cannot choose the authentication: a wallet always uses its own. */
export const ownWay = { skip: null, require: null } as const;

/** Returns the input for a wallet that pays once. */
export const oneTimeWallet = (
  d: Scope,
  { kind, amount, returnUrls, ...wallet }: OneTimeWallet,
): NewInstrument => {
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
    activation: 'as_needed',
    authorizedOn: 'password_or_page',
    input: null,
    echo: null,
  };
};
