// Parses the request of a QR code into the input for an instrument.
import { toMinor } from '@kasir/core/money';
import type { Command, Scope } from '@kasir/core/server';
import type { NewInstrument } from '@kasir/payments';
import { QR_CODE } from '../products.ts';
import { qris } from './channel.ts';
import type { createQrCode } from './create.contract.ts';

/** The fields that this API stores with an instrument. */
export interface CodeEcho {
  readonly callbackUrl: string;
}

/** A code is paid where it is shown: its payer opens no page and is not authenticated. */
const nowhere = {
  returnUrls: { success: null, failure: null, cancel: null },
  authentication: { skip: null, require: null },
};

type Body = Command<typeof createQrCode>['body'];

/** Parses the amount of a code into minor units; null for a STATIC code (QR-FIELD-amount). */
export const readCodeAmount = (body: Body): number | null =>
  body.type === 'DYNAMIC' ? toMinor(qris.currency, body.amount) : null;

/** Reads a QR code. Only a payment ends it, and only a DYNAMIC one. */
export const readCode = (d: Scope, body: Body, amount: number | null): NewInstrument => {
  const id = d.id();
  const echo: CodeEcho = { callbackUrl: body.callback_url };
  return {
    id,
    product: { kind: QR_CODE, id },
    channel: qris,
    reusable: body.type === 'STATIC',
    customer: null,
    reference: body.external_id,
    merchantKey: body.external_id,
    description: null,
    metadata: body.metadata ?? null,
    requested: { amount, min: null, max: null },
    intentAmount: null,
    identifier: null,
    expires: 'never',
    ...nowhere,
    effective: nowhere,
    properties: {},
    activation: 'as_needed',
    authorizedOn: 'password_or_page',
    input: null,
    echo,
  };
};
