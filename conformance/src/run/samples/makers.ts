// Creates objects that several laws use, and acts on them.
import { textOf } from '../../violation.ts';
import type { Actor } from '../../targets/wire/message.ts';
import type { Trial } from '../trial.ts';
import { methodBody, inlinePerson, type MethodType } from './bodies.ts';
import { makeOf } from './objects.ts';
import { make, settled, type Body, type Made } from './sample.ts';

/** Returns a function that creates objects of a kind. */
const making =
  (kind: string) =>
  (trial: Trial, change: Body = {}, as?: Actor): Promise<Made> =>
    makeOf(trial, kind, change, as);

export const makeAccount = making('sub_account');
export const makeBusiness = making('business');
export const makeCustomer = making('customer');
export const makeMethod = making('payment_method');
export const makePaid = making('paid_payment_request');
export const makeQr = making('qr_code');
export const makeRequest = making('payment_request');

/** Creates a payment method of a type, with an inline customer if it needs one. */
export const makeMethodOf = (trial: Trial, type: MethodType, change: Body = {}): Promise<Made> => {
  const customer = type === 'DIRECT_DEBIT' ? { customer: inlinePerson(trial) } : {};
  const body = methodBody(trial, type, { ...customer, ...change });
  return make(trial, 'payment_methods.create', { body }, `a payment method ${type}`);
};

/** Pays a QR code; the amount is omitted for a DYNAMIC one. */
export const payQr = (trial: Trial, code: Made, amount?: number, as?: Actor): Promise<Made> => {
  const params = { external_id: textOf(code, 'external_id') };
  const body = amount === undefined ? {} : { amount };
  return make(trial, 'qr_codes.simulate', { params, body }, 'a QR payment', as);
};

/** Creates a report, in any state. */
export const makeReport = making('new_report');

/** Waits until a report is COMPLETED or FAILED, and returns it. */
export const settledReport = (trial: Trial, report: Made, as?: Actor): Promise<Made> =>
  settled(trial, 'reports.get', { report_id: textOf(report, 'id') }, ['PENDING'], as);
