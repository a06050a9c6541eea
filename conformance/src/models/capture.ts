// An independent model of captures: of what was authorized, never more than that, and only then.
import type { Made } from '../run/samples/sample.ts';
import type { Trial } from '../run/trial.ts';
import { hasStatus, objectOf, same, textOf } from '../violation.ts';
import { itemsOf } from '../wire/message.ts';
import {
  isRefused,
  look,
  own,
  refused,
  unchanged,
  type ModelledRequest,
} from './payment-request.ts';
import { hundredths } from './rows.ts';

/** How much of what is left a capture asks for. */
export type Share = 'part' | 'rest' | 'over';

/** What is left to capture, in hundredths. */
export const leftOf = ({ way, captured }: ModelledRequest): number =>
  hundredths(way.amount) - captured;

/** The captures of a request as they are listed are those that were answered. */
const listed = async (trial: Trial, { id, captures }: ModelledRequest): Promise<void> => {
  const answer = await trial.call('payment_requests.captures', {
    params: { id },
    query: { limit: 50 },
  });
  hasStatus(answer, 200, 'for the captures of a payment request');
  const seen = itemsOf(answer.body) as readonly Made[];
  const inOrder = (all: readonly Made[]): readonly Made[] =>
    all.map(own).toSorted((one, other) => textOf(one, 'id').localeCompare(textOf(other, 'id')));
  same('captures of a payment request', inOrder(captures), inOrder(seen));
};

const nothing = async (trial: Trial, request: ModelledRequest): Promise<void> => {
  await unchanged(trial, request, 'a refused capture');
  await listed(trial, request);
};

/** Takes over a capture that was answered. */
const record = async (trial: Trial, request: ModelledRequest, capture: Made): Promise<void> => {
  request.captures = [...request.captures, capture];
  if (capture['status'] === 'FAILED') {
    textOf(capture, 'failure_code');
    await nothing(trial, request);
    return;
  }
  request.captured += hundredths(capture['captured_amount']);
  request.payments = 1;
  await look(trial, request);
  same('the status of what was captured', 'SUCCEEDED', request.seen['status']);
  await listed(trial, request);
};

/**
 * Captures an amount. More than what is left is refused, and so is a capture of what was not
 * authorized; whether there may be a second capture is the target's choice.
 */
export const captureAmount = async (
  trial: Trial,
  request: ModelledRequest,
  amount: number,
): Promise<void> => {
  const { id, way, captured, seen } = request;
  const answer = await trial.call('payment_requests.capture', {
    params: { id },
    body: { capture_amount: amount },
  });
  const first = seen['status'] === 'AWAITING_CAPTURE';
  const again = way.manual && captured > 0 && leftOf(request) > 0;
  if (!(first || again) || hundredths(amount) > leftOf(request)) {
    refused(answer, `a capture of ${amount} with ${leftOf(request) / 100} left`);
    await nothing(trial, request);
    return;
  }
  if (again) {
    trial.dialect(
      'capturing once more of what is left',
      isRefused(answer) ? 'is refused' : 'is accepted',
    );
    if (isRefused(answer)) {
      await nothing(trial, request);
      return;
    }
  }
  const capture = objectOf(answer, 'for a capture of what was authorized');
  const { payment_request_id, captured_amount } = capture;
  same(
    'what a capture is of',
    { payment_request_id: id, captured_amount: amount },
    { payment_request_id, captured_amount },
  );
  await record(trial, request, capture);
};

/** Captures a share of what is left. */
export const capture = async (
  trial: Trial,
  request: ModelledRequest,
  share: Share,
): Promise<void> => {
  const left = leftOf(request) / 100;
  const amounts = { part: Math.max(1, Math.floor(left / 3)), rest: left || 1, over: left + 1 };
  await captureAmount(trial, request, amounts[share]);
};
