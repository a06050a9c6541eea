// Emits the events of captures of payment requests, and records the failed payment of a request
// that ended unpaid.
import type { EventSpec } from '@kasir/core/resource';
import type { Scope } from '@kasir/core/server';
import { captureFailed, captureSucceeded } from '@kasir/models';
import { recordUnpaid } from '@kasir/payments';
import type { CaptureRow, IntentRow } from '@kasir/payments/state';
import { requestId } from './render.ts';
import { renderCapture } from './render-capture.ts';

const notifyCapture =
  (spec: EventSpec<typeof captureSucceeded.data>) =>
  (d: Scope, { row }: { readonly row: CaptureRow }): void =>
    d.emit(spec, {
      data: renderCapture(d, row, d.context),
      subject: requestId(row.state.intent),
    });

/** Records the failed payment of a request that ended unpaid (STATE-PR2-02). */
const unpaid = (d: Scope, { row }: { readonly row: IntentRow }): void => recordUnpaid(d, row);

export const requestEvents = {
  'intent.succeeded': null,
  'intent.authorized': null,
  'intent.failed': null,
  'intent.voided': null,
  'intent.expired': unpaid,
  'intent.closed': unpaid,
  'intent.canceled': unpaid,
  'capture.succeeded': notifyCapture(captureSucceeded),
  'capture.failed': notifyCapture(captureFailed),
} as const;
