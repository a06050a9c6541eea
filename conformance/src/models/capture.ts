// An independent model of captures: only authorized payments, and never more than was authorized.
import type { Made } from '../run/samples/sample.ts';
import type { Trial } from '../run/trial.ts';
import { expectStatus, expectObject, expectSame, textOf } from '../violation.ts';
import { itemsOf } from '../wire/message.ts';
import {
  isRefused,
  checkRequest,
  withoutMethod,
  expectRefused,
  expectUnchanged,
  type ModelledRequest,
} from './payment-request.ts';
import { hundredths } from './transaction-rows.ts';

/** What is left to capture, in hundredths. */
export const leftOf = ({ option, captured }: ModelledRequest): number =>
  hundredths(option.amount) - captured;

/** The captures of a request as they are listed are those of the responses. */
const checkCaptureList = async (trial: Trial, { id, captures }: ModelledRequest): Promise<void> => {
  const response = await trial.call('payment_requests.captures', {
    params: { id },
    query: { limit: 50 },
  });
  expectStatus(response, 200, 'for the captures of a payment request');
  const seen = itemsOf(response.body) as readonly Made[];
  const inOrder = (all: readonly Made[]): readonly Made[] =>
    all
      .map(withoutMethod)
      .toSorted((one, other) => textOf(one, 'id').localeCompare(textOf(other, 'id')));
  expectSame('captures of a payment request', inOrder(captures), inOrder(seen));
};

const expectNoCapture = async (trial: Trial, request: ModelledRequest): Promise<void> => {
  await expectUnchanged(trial, request, 'a rejected capture');
  await checkCaptureList(trial, request);
};

/** Takes over a capture that was returned. */
const recordCapture = async (
  trial: Trial,
  request: ModelledRequest,
  capture: Made,
): Promise<void> => {
  request.captures = [...request.captures, capture];
  if (capture['status'] === 'FAILED') {
    textOf(capture, 'failure_code');
    await expectNoCapture(trial, request);
    return;
  }
  request.captured += hundredths(capture['captured_amount']);
  request.payments = 1;
  await checkRequest(trial, request);
  expectSame('the status after the capture', 'SUCCEEDED', request.seen['status']);
  await checkCaptureList(trial, request);
};

/**
 * Captures an amount. More than the remaining amount is rejected, and so is a capture without an
 * authorization; whether a second capture is allowed is the target's choice.
 */
export const captureAmount = async (
  trial: Trial,
  request: ModelledRequest,
  amount: number,
): Promise<void> => {
  const { id, option, captured, seen } = request;
  const response = await trial.call('payment_requests.capture', {
    params: { id },
    body: { capture_amount: amount },
  });
  const first = seen['status'] === 'AWAITING_CAPTURE';
  const again = option.manual && captured > 0 && leftOf(request) > 0;
  if (!(first || again) || hundredths(amount) > leftOf(request)) {
    expectRefused(response, `a capture of ${amount} with ${leftOf(request) / 100} left`);
    await expectNoCapture(trial, request);
    return;
  }
  if (again) {
    trial.noteChoice(
      'a second capture of the remaining amount',
      isRefused(response) ? 'is rejected' : 'is accepted',
    );
    if (isRefused(response)) {
      await expectNoCapture(trial, request);
      return;
    }
  }
  const capture = expectObject(response, 'for a capture of an authorization');
  const { payment_request_id, captured_amount } = capture;
  expectSame(
    'the request of a capture',
    { payment_request_id: id, captured_amount: amount },
    { payment_request_id, captured_amount },
  );
  await recordCapture(trial, request, capture);
};
