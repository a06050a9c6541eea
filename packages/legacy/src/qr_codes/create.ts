// POST /qr_codes: creates a QR code.
import { done, fail, ok, operation, type Fail, type Scope } from '@kasir/core/server';
import { renderRuleHeaders, isActivated } from '@kasir/models';
import { connectorOf, createInstrument, type Refusal } from '@kasir/payments';
import { qris } from './channel.ts';
import { createQrCode } from './create.contract.ts';
import { codeNeeds, findCode } from './find.ts';
import { codeAmount, readCode } from './parse.ts';
import { renderCode } from './render.ts';

/**
 * Returns the error when the channel refuses: always in live mode, for some amounts in test mode.
 */
const codeChannelFailure = (
  { context }: Pick<Scope, 'context'>,
  amount: number | null,
): Fail<Refusal> | null => {
  const connector = connectorOf(context);
  if (!connector) {
    return fail(
      'CHANNEL_UNAVAILABLE',
      'No connector serves QR codes in live mode. Use a test key.',
    );
  }
  const code = connector.accept(qris, amount);
  return (
    code && fail(code, 'Simulated failure: this amount makes the channel decline in test mode.')
  );
};

/** Checks in the order of the contract's errors. */
export const createQrCodeHandler = operation(createQrCode, {
  needs: ({ body }) => codeNeeds(body.external_id),
  decide: (d, { body }) => {
    const refused = codeChannelFailure(d, codeAmount(body));
    if (refused) return refused;
    if (!isActivated(d.context.account, 'QR_CODE')) {
      return fail(
        'DATA_NOT_FOUND', // QR-CREATE-ERR-DATA_NOT_FOUND
        'The QR merchant of this account is not activated. Activate it first.',
      );
    }
    // QR-CREATE-ERR-DUPLICATE_ERROR
    return findCode(d, body.external_id)
      ? fail('DUPLICATE_ERROR', 'A QR code with this external_id exists. Send another external_id.')
      : done(createInstrument(d, readCode(d, body)));
  },
  // QR-CREATE-HDR-fee_rule_id
  render: (_d, row, { headers }) => ok(renderCode(row), renderRuleHeaders(headers)),
});
