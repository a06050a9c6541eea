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

/** No return URLs or authentication: the payer of a QR code opens no page of the API. */
const nowhere = {
  returnUrls: { success: null, failure: null, cancel: null },
  authentication: { skip: null, require: null },
};

type Body = Command<typeof createQrCode>['body'];

/** Parses the amount of a code into minor units; null for a STATIC code (QR-FIELD-amount). */
export const readCodeAmount = (body: Body): number | null =>
  body.type === 'DYNAMIC' ? toMinor(qris.currency, body.amount) : null;

/** Reads a QR code. A DYNAMIC code ends with its first payment; a STATIC code never ends. */
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
