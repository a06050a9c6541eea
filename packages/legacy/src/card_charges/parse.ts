// Parses the request of a card charge into the input for an intent.
import { legacyId } from '@kasir/core';
import type { Command, Scope } from '@kasir/core/server';
import type { CardCharge, Channel } from '@kasir/models';
import type { NewIntent } from '@kasir/payments';
import { describePurchase } from '@kasir/payments/types';
import { billedTo } from '../billing.ts';
import { CARD_CHARGE } from '../products.ts';
import type { createCardCharge } from './create.contract.ts';
import { midLabel } from './terms.ts';

export type ChargeBody = Command<typeof createCardCharge>['body'];

/** The fields that this API stores with a charge. */
export interface ChargeEcho extends Pick<
  CardCharge,
  'descriptor' | 'mid_label' | 'promotion' | 'installment' | 'metadata'
> {
  readonly charge_type: CardCharge['charge_type'];
}

/** A charge opens no page: its holder is authenticated before the charge, or not at all. */
const nowhere = {
  returnUrls: { success: null, failure: null, cancel: null },
  authentication: { skip: true, require: null },
};

interface ChargeParts {
  readonly externalId: string;
  /** Minor units. */
  readonly amount: number;
  readonly channel: Channel;
  readonly capture: boolean;
  readonly securityCode: boolean;
  /** The security code of this charge, when it has one. */
  readonly typedCode: string | null | undefined;
  readonly installment?: { readonly count: number } | null;
  readonly purchase?: NewIntent['purchase'];
  readonly echo: ChargeEcho;
}

/** Returns the input for the intent of a charge. */
export const toNewIntent = (d: Pick<Scope, 'id'>, parts: ChargeParts): NewIntent => {
  const { externalId, amount, channel, capture, installment, purchase, echo } = parts;
  const { securityCode, typedCode } = parts;
  const id = d.id();
  return {
    id,
    product: { kind: CARD_CHARGE, id },
    amount,
    market: { country: channel.country, currency: channel.currency },
    customer: null,
    reference: externalId,
    merchantKey: externalId,
    shortId: legacyId(id),
    description: null,
    metadata: null,
    manualCapture: !capture,
    purpose: 'pay',
    initiator: 'payer',
    ...(installment && { installment: { count: installment.count, code: null } }),
    // Responses do not contain a charge until its bank has responded.
    pendingAs: 'nothing',
    ...(purchase && { purchase }),
    ...nowhere,
    securityCode,
    typedCode,
    echo,
  };
};

/** Returns a field with the data of the purchase for the bank, or no field without data. */
export const purchaseOf = (body: ChargeBody, label: string | null): Pick<NewIntent, 'purchase'> =>
  describePurchase({
    billing: billedTo(body.billing_details),
    preferences: { statement_descriptor: body.descriptor, merchant_label: label },
    metadata: body.metadata,
  });

/** Returns the fields of a request that are stored and returned, but have no other effect. */
export const readEcho = (d: Scope, body: ChargeBody, reusable: boolean): ChargeEcho => {
  const { descriptor, promotion, installment, metadata } = body;
  const mid = midLabel(d, body);
  return {
    charge_type: reusable ? 'MULTIPLE_USE_TOKEN' : 'SINGLE_USE_TOKEN',
    ...(descriptor && { descriptor }),
    ...(mid !== null && { mid_label: mid }),
    ...(promotion && { promotion }),
    ...(installment && { installment }),
    ...(metadata && { metadata }),
  };
};
