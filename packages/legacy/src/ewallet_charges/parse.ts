// Parses the request of an e-wallet charge into the inputs for a wallet and for its intent.
import type { Command, Scope } from '@kasir/core/server';
import { walletPropertyNames, type Channel, type EwalletCharge } from '@kasir/models';
import type { NewInstrument, NewIntent, Problem } from '@kasir/payments';
import { describePurchase } from '@kasir/payments/types';
import type { ReturnUrls } from '@kasir/payments/state';
import { EWALLET_CHARGE } from '../products.ts';
import { oneTimeWallet, ownWay } from '../ewallets/one-time.ts';
import type { createEwalletCharge } from './create.contract.ts';

export type Body = Command<typeof createEwalletCharge>['body'];

/** The fields that this API stores with an intent. */
export interface ChargeEcho {
  readonly checkout: EwalletCharge['checkout_method'];
  readonly properties: Readonly<Record<string, string>> | null;
  /** Public id of the saved wallet that pays, or null. */
  readonly method: string | null;
  readonly basket: EwalletCharge['basket'];
  readonly metadata: EwalletCharge['metadata'];
}

type Properties = NonNullable<Body['channel_properties']>;

const returnUrlsOf = (sent: Properties): ReturnUrls => ({
  success: sent.success_redirect_url ?? null,
  failure: sent.failure_redirect_url ?? null,
  cancel: sent.cancel_redirect_url ?? null,
});

/** Returns the path of a domain field in the request. */
export const pathOf = ({ field }: Problem): string => {
  if (field === 'intentAmount') return 'body.amount';
  const [, property] = /^properties\.(.+)$/.exec(field) ?? [];
  if (property === undefined) return `body.${field}`;
  return `body.channel_properties.${walletPropertyNames[property] ?? property}`;
};

/** Reads the wallet that pays once. */
export const readWallet = (
  d: Scope,
  body: Body,
  channel: Channel,
  { amount, customer }: { readonly amount: number | null; readonly customer: string | null },
): NewInstrument => {
  const sent = body.channel_properties ?? {};
  const needed = channel.requires.map((name): [string, unknown] => [
    name,
    Reflect.get(sent, walletPropertyNames[name] ?? name),
  ]);
  return oneTimeWallet(d, {
    kind: EWALLET_CHARGE,
    channel,
    amount,
    reference: body.reference_id,
    customer,
    returnUrls: returnUrlsOf(sent),
    expires: null,
    properties: Object.fromEntries(needed),
  });
};

/** Returns the properties that were sent with a value. */
const sentProperties = (sent: Properties): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(sent).filter((one): one is [string, string] => typeof one[1] === 'string'),
  );

/** Reads the intent that a wallet pays; its payment exists from the start. */
export const readCharge = (
  d: Scope,
  body: Body,
  { amount, customer }: { readonly amount: number; readonly customer: string | null },
): NewIntent => {
  const id = d.id();
  const echo: ChargeEcho = {
    checkout: body.checkout_method,
    properties: body.channel_properties ? sentProperties(body.channel_properties) : null,
    method: body.checkout_method === 'TOKENIZED_PAYMENT' ? (body.payment_method_id ?? null) : null,
    basket: body.basket ?? null,
    metadata: body.metadata ?? null,
  };
  return {
    id,
    product: { kind: EWALLET_CHARGE, id },
    customer,
    reference: body.reference_id,
    merchantKey: body.reference_id,
    description: null,
    metadata: null,
    amount,
    manualCapture: false,
    purpose: 'pay',
    initiator: echo.method === null ? 'payer' : 'merchant',
    pendingAs: 'payment',
    ...describePurchase({
      items: body.basket?.map((item) => ({ ...item, reference: item.reference_id })),
      metadata: body.metadata,
    }),
    returnUrls: returnUrlsOf(body.channel_properties ?? {}),
    authentication: ownWay,
    securityCode: false,
    echo,
  };
};
