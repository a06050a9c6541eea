// Tests failed calls of the service: an operation is declined only if it certainly had no effect,
// and messages contain no card number.
import type { Failure } from '@kasir/client';
import { describe, expect, test } from 'vitest';
import { isRefused, toFailedOutcome } from './outcomes.ts';

const failure = (changes: object): Failure =>
  ({
    ok: false,
    code: 'API_VALIDATION_ERROR',
    status: 400,
    message: 'No.',
    indeterminate: false,
    ...changes,
  }) as Failure;

describe('a failed call', () => {
  test.each([
    [{ code: 'SERVER_ERROR', status: 500, indeterminate: true }],
    [{ code: 'TIMEOUT', status: null, indeterminate: true }],
    [{ code: 'IDEMPOTENCY_ERROR', status: 409 }],
  ])('that may have had an effect has the outcome unknown: %j', (changes) => {
    expect(toFailedOutcome(failure(changes))).toEqual({ status: 'unknown' });
  });

  test.each([
    [{}, 'INVALID_ACCOUNT_DETAILS'],
    [{ code: 'CHANNEL_UNAVAILABLE', status: 503 }, 'CHANNEL_UNAVAILABLE'],
    [{ code: 'NETWORK', status: null, reason: 'ECONNREFUSED' }, 'CHANNEL_UNAVAILABLE'],
    [{ code: 'INVALID_API_KEY', status: 401 }, 'INVALID_MERCHANT_CREDENTIALS'],
    [{ code: 'UNDECLARED', error_code: 'CARD_EXPIRED', status: 400 }, 'EXPIRED_CARD'],
    [{ code: 'UNDECLARED', error_code: 'SOMETHING_NEW', status: 400 }, 'PROCESSOR_ERROR'],
  ])('that had no effect is declined: %j', (changes, code) => {
    expect(toFailedOutcome(failure(changes))).toMatchObject({
      status: 'declined',
      decline: { code },
    });
  });

  test('of a refund is declined with a code of refunds', () => {
    const refused = failure({ code: 'REFUND_NOT_SUPPORTED', status: 400 });
    expect(toFailedOutcome(refused, 'REFUND_FAILED')).toMatchObject({
      decline: { code: 'REFUND_FAILED' },
    });
  });

  test('is declined with the message of the service, without card numbers', () => {
    const errors = [{ path: 'body.card', message: 'is not 4000 0000 0000 1091' }];
    const { decline } = toFailedOutcome(failure({ errors })) as { decline: { message: string } };
    expect(decline.message).toBe('API_VALIDATION_ERROR: No. body.card: is not ****');
  });

  test.each([
    [{ code: 'SERVER_ERROR', status: 500, indeterminate: true }],
    [{ code: 'NETWORK', status: null, reason: 'ECONNREFUSED' }],
    [{ code: 'RATE_LIMIT_EXCEEDED', status: 429 }],
    [{ code: 'INVALID_API_KEY', status: 401 }],
  ])('is no refusal when the service may not have looked at the request: %j', (changes) => {
    expect(isRefused(failure({}))).toBe(true);
    expect(isRefused(failure(changes))).toBe(false);
  });
});
