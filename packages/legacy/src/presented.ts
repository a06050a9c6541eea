// Defines the shared parts of virtual account numbers and payment codes: the input for one, and the
// errors of creating and of paying one.
import { fail, invalid, type Fail } from '@kasir/core/server';
import {
  explainChannelRefusal,
  type ChannelRefusal,
  type NewInstrument,
  type ReceiveRefusal,
} from '@kasir/payments';

/** No return URLs or authentication: the payer of a number opens no page of the API. */
const nowhere = {
  returnUrls: { success: null, failure: null, cancel: null },
  authentication: { skip: null, require: null },
} as const;

const unset = {
  customer: null,
  merchantKey: null,
  metadata: null,
  intentAmount: null,
  properties: {},
  activation: 'as_needed',
  authorizedOn: 'password_or_page',
  echo: null,
  ...nowhere,
  effective: nowhere,
} as const;

/** Returns the input for a number or code; omitted fields are unset. */
export const toNewInstrument = (
  newInstrument: Omit<NewInstrument, keyof typeof unset> & Partial<NewInstrument>,
): NewInstrument => ({ ...unset, ...newInstrument });

/** Returns the error when the channel refuses to create a number or code. */
export const unavailable = (refused: ChannelRefusal): Fail<'CHANNEL_UNAVAILABLE'> =>
  fail('CHANNEL_UNAVAILABLE', explainChannelRefusal(refused));

/** Returns the error of a refused payment; it is `ended` when the number is not ACTIVE. */
export const toPaymentFailure = <C extends string>(
  refusal: ReceiveRefusal,
  { field, ended }: { field: string; ended: Fail<C> },
): Fail<C> | Fail<'API_VALIDATION_ERROR'> => {
  if (refusal.code === 'NOT_ACTIVE') return ended;
  if (refusal.code === 'NOT_PRESENTED') throw new Error('A number is always presented');
  return invalid(`body.${field}`, refusal.problem.message);
};
