// Other names for the object of a call: a payment to a number names the request that waits for it,
// or its payment method.
import { paymentRequest } from '../model/payment-requests.ts';
import type { Model } from '../model/model.ts';
import { field } from '../targets/wire/message.ts';
import type { Call } from './perform.ts';

const BY_METHOD = 'payment_methods.simulate';

/** Methods whose payers pay to a number or code. */
const numbers: readonly unknown[] = ['VIRTUAL_ACCOUNT', 'OVER_THE_COUNTER', 'QR_CODE'];

/** Returns a call under another name of its object; the same call when there is none. */
export const underAnotherName = (model: Model, call: Call): Call => {
  const { command, thing } = call;
  if (command.endpoint !== 'payment_requests.simulate' || !model.endpoints.has(BY_METHOD))
    return call;
  const [{ facts } = { facts: null }, ...others] = model
    .all(paymentRequest)
    .filter((one) => one.facts.method === field(thing.facts, 'method'));
  // It is open which of several requests a payment to their method pays.
  if (!facts || others.length > 0 || !numbers.includes(facts.type)) return call;
  const input = { params: { id: facts.method }, body: { amount: facts.sent['amount'] } };
  return { ...call, command: { ...command, endpoint: BY_METHOD }, input };
};
