// POST /qr_codes: creates a QR code.
import { done, fail, ok, operation, type Fail } from '@kasir/core/server';
import { renderRuleHeaders } from '@kasir/models';
import {
  channelRefusal,
  createInstrument,
  explainChannelRefusal,
  type ChannelRefusal,
} from '@kasir/payments';
import { getInstrument } from '@kasir/payments/state';
import { qris } from './channel.ts';
import { createQrCode } from './create.contract.ts';
import { codeNeeds, findCode } from './find.ts';
import { readCode, readCodeAmount } from './parse.ts';
import { renderCode } from './render.ts';

/** Returns the error when the channel refuses to create the code, or null. */
const codeChannelFailure = (
  refused: ChannelRefusal,
): Fail<ChannelRefusal['code'] | 'DATA_NOT_FOUND'> =>
  refused.reason === 'switched off'
    ? fail(
        'DATA_NOT_FOUND', // QR-CREATE-ERR-DATA_NOT_FOUND
        'The QR merchant of this account is not activated. Activate it first.',
      )
    : fail(refused.code, explainChannelRefusal(refused));

export const createQrCodeHandler = operation(createQrCode, {
  needs: ({ body }) => codeNeeds(body.external_id),
  decide: (d, { body }) => {
    const amount = readCodeAmount(body);
    const refused = channelRefusal(d, qris, amount);
    if (refused) return codeChannelFailure(refused);
    // QR-CREATE-ERR-DUPLICATE_ERROR
    return findCode(d, body.external_id)
      ? fail('DUPLICATE_ERROR', 'A QR code with this external_id exists. Send another external_id.')
      : done(createInstrument(d, readCode(d, body, amount)).id);
  },
  // QR-CREATE-HDR-fee_rule_id
  render: (d, id, { headers }) => ok(renderCode(getInstrument(d, id)), renderRuleHeaders(headers)),
});
