// A card charge as it is sent, read into a wish for an intent.
import { legacyId } from '@kasir/core';
import type { Command, Scope } from '@kasir/core/server';
import type { CardCharge, Channel } from '@kasir/models';
import type { IntentWish } from '@kasir/payments';
import { CARD_CHARGE } from '../products.ts';
import type { createCardCharge } from './create.contract.ts';
import { midLabel } from './terms.ts';

export type ChargeBody = Command<typeof createCardCharge>['body'];

/** What this API keeps with a charge. */
export interface ChargeEcho extends Pick<
  CardCharge,
  'descriptor' | 'mid_label' | 'promotion' | 'installment' | 'metadata'
> {
  readonly charge_type: CardCharge['charge_type'];
}

/** A charge whose holder is authenticated before it, or not at all: nobody opens a page. */
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
  readonly echo: ChargeEcho;
}

/** The wish for a charge. */
export const chargeWish = (
  d: Pick<Scope, 'id'>,
  { externalId, amount, channel, capture, securityCode, echo }: ChargeParts,
): IntentWish => {
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
    merchantInitiated: false,
    ...nowhere,
    securityCode,
    // Nobody sees a charge before its bank has answered.
    settlesAtOnce: true,
    echo,
  };
};

/** What a request says that nobody decides by. */
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
