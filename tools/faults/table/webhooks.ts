// Data table of faults in webhooks.
import type { Fault } from '../fault.ts';

export const webhookFaults: readonly Fault[] = [
  {
    id: 'hook-no-token',
    title: 'webhooks carry no x-callback-token',
    find: "'x-callback-token': token,",
    replace: '',
    laws: ['wh-2'],
  },
  {
    id: 'hook-wrong-token',
    title: 'webhooks carry the signing secret instead of the token',
    find: "'x-callback-token': token,",
    replace: "'x-callback-token': secret,",
    laws: ['wh-2'],
  },
  {
    id: 'hook-same-id',
    title: 'all webhooks have the same webhook-id',
    find: "'webhook-id': id,",
    replace: "'webhook-id': '01a00000-0000-7000-8000-000000000000',",
    laws: ['wh-3'],
  },
  {
    id: 'hook-id-per-attempt',
    title: 'a webhook that is sent again has another webhook-id',
    find: "'webhook-id': id,",
    replace: "'webhook-id': `${id}-${now}`,",
    laws: ['wh-8'],
  },
  {
    id: 'hook-never-retried',
    title: 'a webhook that was not acknowledged is given up',
    find: 'const retry = isResend ? null : nextRetry(first, outcome.at);',
    replace: 'const retry = isResend || nextRetry(first, outcome.at) === null ? null : null;',
    laws: ['wh-8'],
  },
  {
    id: 'hook-delivered-again',
    title: 'a webhook comes again although it was acknowledged',
    find: 'error === null && status !== null && status >= 200 && status < 300;',
    replace: 'error === null && status !== null && status > 200 && status < 300;',
    laws: ['wh-7'],
  },
  {
    id: 'hook-payload-differs',
    title: 'the payload of a QR payment has another amount',
    find: 'data: { ...shown, payment_details: shown.payment_detail },',
    replace: 'data: { ...shown, amount: shown.amount - 1, payment_details: shown.payment_detail },',
    laws: ['wh-5'],
  },
  {
    id: 'hook-wrong-address',
    title: 'the callback of a QR code goes to the URL of the account',
    find: 'url: callbackUrlOf(code),',
    replace: 'url: null,',
    laws: ['wh-1'],
  },
  {
    id: 'hook-wrong-verb',
    title: 'webhooks are sent with PUT',
    in: 'post',
    find: "method: 'POST',",
    replace: "method: 'PUT',",
    laws: ['wh-1'],
  },
  {
    id: 'hook-no-expired',
    title: 'the end of a one-time payment method is not told',
    find: 'for (const name of step(paymentMethodMachine, from, on).emits ?? []) {',
    replace:
      "for (const name of (step(paymentMethodMachine, from, on).emits ?? []).filter((one) => one !== 'payment_method.expired')) {",
    laws: ['wh-13'],
  },
  {
    id: 'hook-event-missing-in-payload',
    title: 'the payload of a QR payment does not name its event',
    find: 'return { event: name, ...(data as object) };',
    replace: 'return { ...(data as object) };',
    laws: ['wh-4'],
  },
  {
    id: 'hook-none',
    title: 'a paid QR code sends no callback',
    find: 'd.schedule(deliveryJob, d.now, { event: id }, receiverOf({ url, family }));',
    replace: '',
    laws: ['wh-1'],
  },
  {
    id: 'hook-failure-told-as-success',
    title: 'a failed payment is told as payment.succeeded',
    find: `paymentOf(tx, request));
  emit(at, tx, sender(context), paymentFailed, {`,
    replace: `paymentOf(tx, request));
  emit(at, tx, sender(context), { ...paymentFailed, name: 'payment.succeeded' }, {`,
    laws: ['wh-12'],
  },
  {
    id: 'hook-retried-for-ever',
    title: 'a webhook that nobody acknowledges is tried for ever',
    find: 'return offset === undefined ? null : first + offset;',
    replace: 'return offset === undefined ? now + HOUR_MS : first + offset;',
    laws: ['wh-10'],
  },
  {
    id: 'hook-retried-half-a-day',
    title: 'a webhook is given up after 12 hours',
    find: '  6 * HOUR_MS,\n  12 * HOUR_MS,\n',
    replace: '  6 * HOUR_MS,\n',
    laws: ['wh-10'],
  },
];
