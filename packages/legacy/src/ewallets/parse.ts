// Parses the request of an e-wallet payment into the inputs for a wallet and for its intent.
import { parseTimestamp } from '@kasir/core';
import type { Command, Scope } from '@kasir/core/server';
import type { EwalletType, ewalletItem } from '@kasir/models';
import type { NewInstrument, NewIntent } from '@kasir/payments';
import { describePurchase } from '@kasir/payments/types';
import type * as z from 'zod';
import { EWALLET_PAYMENT } from '../products.ts';
import { wallets } from './channel.ts';
import type { createEwalletPayment } from './create.contract.ts';
import { oneTimeWallet, ownWay } from './one-time.ts';

/** The fields that this API stores with an intent. */
export interface EwalletEcho {
  readonly wallet: EwalletType;
  readonly phone: string | null;
  readonly items: readonly z.output<typeof ewalletItem>[];
  /** The URL for the callback of the payment, or null for the URL of the account. */
  readonly callbackUrl: string | null;
  /** True when the request waited for the outcome, so that no callback repeats it. */
  readonly awaited: boolean;
}

export type Body = Command<typeof createEwalletPayment>['body'];

/** The values of the request that both inputs share. */
interface WalletPayment {
  readonly type: EwalletType;
  /** Minor units. */
  readonly amount: number;
}

const noUrls = { success: null, failure: null, cancel: null } as const;

/** Adds the country code of Indonesia, the country of all these wallets, to a phone number. */
const toInternational = (phone: string): string =>
  phone.startsWith('+') ? phone : `+62${phone.replace(/^(?:62|0)/, '')}`;

/** Reads the wallet that pays; its payer returns to the same URL after success and failure. */
export const readWallet = (
  d: Scope,
  body: Body,
  { type, amount }: WalletPayment,
): NewInstrument => {
  const back = body.redirect_url ?? null;
  const expires = body.expiration_date ?? null;
  return oneTimeWallet(d, {
    kind: EWALLET_PAYMENT,
    channel: wallets[type],
    amount,
    reference: body.external_id,
    customer: null,
    returnUrls: { success: back, failure: back, cancel: null },
    expires: type === 'DANA' && expires !== null ? parseTimestamp(expires) : null,
    properties: null,
    ...(body.phone && { payer: { mobile_number: toInternational(body.phone) } }),
  });
};

/** Reads the intent that the wallet pays; its payment exists from the start. */
export const readPayment = (
  d: Scope,
  body: Body,
  { type, amount }: WalletPayment,
  awaited: boolean,
): NewIntent => {
  const id = d.id();
  const echo: EwalletEcho = {
    wallet: type,
    phone: body.phone ?? null,
    items: body.items ?? [],
    callbackUrl: body.callback_url ?? null,
    awaited,
  };
  return {
    id,
    product: { kind: EWALLET_PAYMENT, id },
    customer: null,
    reference: body.external_id,
    merchantKey: body.external_id,
    description: null,
    metadata: null,
    amount,
    manualCapture: false,
    purpose: 'pay',
    initiator: 'payer',
    pendingAs: 'payment',
    failureCodes: 'of_channel',
    ...describePurchase({
      items: body.items?.map((item) => ({
        ...item,
        reference: item.id,
        currency: wallets[type].currency,
      })),
    }),
    returnUrls: noUrls,
    authentication: ownWay,
    securityCode: false,
    echo,
  };
};
