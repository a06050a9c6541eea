// Lets payers pay, through the endpoint that simulates it or outside the API.
import type { Press } from '../../targets/control/control.ts';
import { Blocked, expectSuccess } from '../../violation.ts';
import type { Actor, ApiResponse } from '../../targets/wire/message.ts';
import { versionOf, type Body } from './sample.ts';
import type { Trial } from '../trial.ts';

export type Simulator = 'payment_requests.simulate' | 'v3_payment_requests.simulate';

/** Returns whether payers pay outside the API, because no endpoint simulates it. */
const isOutsideApi = async ({ context }: Trial, simulator: Simulator): Promise<boolean> =>
  context.pay !== null && !(await context.supports(simulator));

/** Pays outside the API, and returns a response as an endpoint would have responded. */
export const payOutsideApi = async ({ context }: Trial, id: string): Promise<ApiResponse> => {
  const isPaid = (await context.pay?.(id)) === true;
  const body = isPaid ? {} : { error_code: 'NOTHING_TO_PAY' };
  return { status: isPaid ? 200 : 409, headers: {}, text: JSON.stringify(body), body };
};

/** Presses a button of a page, and returns a response as an endpoint would have responded. */
export const pressOn = async ({ context }: Trial, press: Press): Promise<ApiResponse> => {
  const body = { error_code: 'PAGE_WITHOUT_BUTTON' };
  const refused = { status: 409, headers: {}, text: JSON.stringify(body), body };
  const done = { status: 200, headers: {}, text: '{}', body: {} };
  const { payer } = context.control ?? {};
  if ('choice' in press) {
    const status = await payer?.finishCheckout?.(press.page, press.choice);
    if (status !== undefined && status >= 500) return { ...refused, status };
    return status !== undefined && status < 400 ? done : refused;
  }
  const act = payer?.[press.act];
  return act
    ? act(press.page).then(
        (location) => ({ ...done, ...(location !== undefined && { headers: { location } }) }),
        () => refused,
      )
    : refused;
};

/** Lets the payer of an object pay, and returns any response. Ends the law if nobody can pay. */
export const simulate = async (
  trial: Trial,
  simulator: Simulator,
  id: string,
  body: Body = {},
  as?: Actor,
): Promise<ApiResponse> => {
  if (await isOutsideApi(trial, simulator)) return payOutsideApi(trial, id);
  const input = { ...versionOf(simulator), params: { id }, body };
  return trial.call(simulator, input, { ...(as && { as }) });
};

/** Lets the payer of an object pay. Throws unless the payment succeeds. */
export const letPay = async (...args: Parameters<typeof simulate>): Promise<void> => {
  const response = await simulate(...args);
  if (response.status === 409 && (await isOutsideApi(args[0], args[1])))
    throw new Blocked(`nobody can pay ${args[2]}`);
  expectSuccess(response, 'for a payment');
};
