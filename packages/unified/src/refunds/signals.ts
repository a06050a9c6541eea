// Emits the events of refunds when they succeed or fail.
import type { EventSpec } from '@kasir/core/resource';
import { listen, type Scope, type Signal } from '@kasir/core/server';
import { refundFailed, refundSucceeded } from '@kasir/models';
import type { DomainSignals } from '@kasir/payments/signals';
import type { RefundRow } from '@kasir/payments/state';
import { refundId, renderRefund } from './render.ts';

const notify =
  (spec: EventSpec<typeof refundSucceeded.data>) =>
  (d: Scope, { row }: Signal<RefundRow>): void =>
    d.emit(spec, { data: renderRefund(row), subject: refundId(row.id) });

export const refundListener = listen<DomainSignals>()('refund', ['refund'], {
  'refund.succeeded': notify(refundSucceeded),
  'refund.failed': notify(refundFailed),
});
