// Maps the reasons for which a wallet cannot be charged to errors.
import { summary } from '@kasir/core/messages';
import { fail, type Refusal } from '@kasir/core/server';
import { transactionCode, type Channel } from '@kasir/models';
import type { ChargeRefusal, InstrumentRefusal, Problem } from '@kasir/payments';
import { channelFailure } from '../ewallets/refusals.ts';
import type { createEwalletCharge } from './create.contract.ts';
import { pathOf } from './parse.ts';

type Refused = Refusal<typeof createEwalletCharge>;

const invalidFields = (problems: readonly Problem[]): Refused => {
  const errors = problems.map((one) => ({ path: pathOf(one), message: one.message }));
  return fail('API_VALIDATION_ERROR', summary(errors), errors);
};

/** Returns the error of a currency in which a wallet cannot be charged. */
export const unsupportedCurrency = (channel: Channel): Refused =>
  fail(
    'UNSUPPORTED_CURRENCY',
    `currency must be ${channel.currency} for ${transactionCode(channel)}.`,
  );

/** Returns the error of a saved or new wallet that cannot be charged. */
export const toChargeFailure = (
  channel: Channel,
  refusal: ChargeRefusal | InstrumentRefusal,
): Refused => {
  switch (refusal.code) {
    case 'NOT_AUTHORIZED':
    case 'SWITCHED_OFF':
    case 'ENDED':
    case 'RESERVED':
      return fail(
        'INVALID_PAYMENT_METHOD_ID',
        'This payment method is not ACTIVE. Send the id of one that its owner has linked.',
      );
    case 'OTHER_CUSTOMER':
      return fail(
        'INVALID_PAYMENT_METHOD_ID',
        'This payment method belongs to another customer. Send the customer_id of its owner, or none.',
      );
    case 'OTHER_CURRENCY':
      return unsupportedCurrency(channel);
    case 'CONTRADICTED':
    case 'INVALID':
      return invalidFields(refusal.problems);
    case 'CHANNEL_REFUSES':
      return channelFailure(refusal.refused);
    default:
      throw new Error(`A wallet is not refused as ${refusal.code}`);
  }
};
