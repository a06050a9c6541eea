// Reads the limits of an issued number: the end of its validity, and the amounts that the merchant
// allows.
import type { OperationRequest } from '@kasir/connector';
import { toMajor } from '@kasir/core/money';
import type { Channel } from '@kasir/models';

type Amount = number | null | undefined;

const isGiven = (value: Amount): value is number => typeof value === 'number';

/**
 * Returns the limits of a number as channel properties of both generations. Only virtual accounts
 * have a field for a suggested amount.
 */
export const limitPropertiesOf = (
  { type, currency }: Channel,
  { source }: Pick<OperationRequest, 'source'>,
) => {
  if (source?.type !== 'number') return {};
  const { expires_at, suggested_amount: suggested } = source;
  return {
    ...(typeof expires_at === 'string' && { expires_at }),
    ...(type === 'VIRTUAL_ACCOUNT' &&
      isGiven(suggested) && { suggested_amount: toMajor(currency, suggested) }),
  };
};

/**
 * Returns the smallest and the largest payment to a number as fields of an instrument of v2. Only
 * virtual accounts have these fields, and v3 has none.
 */
export const paymentBoundsOf = (
  { type, currency }: Channel,
  { source }: Pick<OperationRequest, 'source'>,
) => {
  if (source?.type !== 'number' || type !== 'VIRTUAL_ACCOUNT') return {};
  const { min, max } = source;
  return {
    ...(isGiven(min) && { min_amount: toMajor(currency, min) }),
    ...(isGiven(max) && { max_amount: toMajor(currency, max) }),
  };
};
