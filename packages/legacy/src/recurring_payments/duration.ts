// Checks that the duration of an invoice is less than the interval of its recurring payment
// (LIMIT-17).
import { validOf, type Check } from '@kasir/core';
import { mustBe } from '@kasir/core/messages';
import { shortestSeconds, type IntervalSpan } from '@kasir/models';

interface Sent {
  readonly interval?: IntervalSpan['unit'];
  readonly interval_count?: number;
  readonly invoice_duration?: number | null;
}

/**
 * Returns the problem of a duration, or null (RECUR-CREATE-invoice_duration); a month counts as the
 * shortest one (RECUR-UNSPEC-04).
 */
export const durationProblem = (interval: IntervalSpan, seconds: number | null): string | null => {
  const least = shortestSeconds(interval);
  const { unit, count } = interval;
  return seconds === null || seconds < least
    ? null
    : mustBe(`less than ${least} seconds, the interval of ${count} ${unit}`);
};

export const durationCheck: Check = {
  text: 'invoice_duration is less than interval times interval_count',
  find: (body: Sent) => {
    const unit = validOf(body, 'interval');
    const count = validOf(body, 'interval_count');
    const seconds = validOf(body, 'invoice_duration');
    const problem =
      unit === null || count === null ? null : durationProblem({ unit, count }, seconds);
    return problem === null ? [] : [{ path: 'invoice_duration', message: problem }];
  },
  clause: 'LIMIT-17',
};
