// Collects what led to a failure, in order: requests, operations of the control interface, webhooks.
import type { ControlAct } from '../control/recorded.ts';
import type { Violation } from '../violation.ts';
import type { Exchange } from '../wire/message.ts';
import type { Delivery } from '../wire/receiver.ts';
import { idsIn, namesIn, relevantExchanges, sentIn } from './relevant-exchanges.ts';

/** One thing that happened, with its time in milliseconds of the run's clock. */
export type Happening =
  | { readonly kind: 'request'; readonly from: number; readonly exchange: Exchange }
  | { readonly kind: 'control'; readonly from: number; readonly act: ControlAct }
  | {
      readonly kind: 'webhook';
      readonly from: number;
      readonly delivery: Delivery;
      /** How often it had been sent to the receiver, with this one. */
      readonly attempt: number;
      /** True if it shows the failure. */
      readonly isShown: boolean;
    };

const hookId = ({ headers, text }: Delivery): string => headers['webhook-id'] ?? text;

/** Returns the webhooks with the number of their attempt. */
const numbered = (deliveries: readonly Delivery[]): { delivery: Delivery; attempt: number }[] => {
  const attempts = new Map<string, number>();
  return deliveries.map((delivery) => {
    const attempt = (attempts.get(hookId(delivery)) ?? 0) + 1;
    attempts.set(hookId(delivery), attempt);
    return { delivery, attempt };
  });
};

/** Returns what led to a violation and what it is about, in the order in which it happened. */
export const evidenceOf = (violation: Violation): readonly Happening[] => {
  const { transcript, around, delivery: shown, expected, seen, counterexample } = violation;
  const before = shown ? transcript.filter(({ from }) => from <= shown.at) : transcript;
  const exchanges = relevantExchanges(before, {
    names: namesIn([expected, seen, shown?.text ?? ''].join(' ')),
    isReduced: counterexample !== null,
    isWebhook: shown !== null,
  });
  const start = exchanges[0]?.from ?? Infinity;
  const names = new Set(exchanges.flatMap((one) => [...sentIn(one), ...idsIn(one.response?.body)]));
  const isAbout = (delivery: Delivery): boolean =>
    delivery === shown ||
    namesIn(`${delivery.path} ${delivery.text}`).some((one) => names.has(one));
  return [
    ...exchanges.map((exchange) => ({ kind: 'request', from: exchange.from, exchange }) as const),
    ...(around?.acts ?? [])
      .filter(({ to }) => to >= start)
      .map((act) => ({ kind: 'control', from: act.from, act }) as const),
    ...numbered(around?.deliveries ?? [])
      .filter(({ delivery }) => isAbout(delivery))
      .map(
        (one) =>
          ({
            kind: 'webhook',
            from: one.delivery.at,
            ...one,
            isShown: one.delivery === shown,
          }) as const,
      ),
  ].toSorted((one, other) => one.from - other.from);
};

/** Returns the requests among what happened. */
export const requestsIn = (happenings: readonly Happening[]): readonly Exchange[] =>
  happenings.flatMap((one) => (one.kind === 'request' ? [one.exchange] : []));

/** Returns the operations of the control interface among what happened. */
export const actsIn = (happenings: readonly Happening[]): readonly ControlAct[] =>
  happenings.flatMap((one) => (one.kind === 'control' ? [one.act] : []));
