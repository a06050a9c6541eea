// Collects the evidence of a failure, in order: requests, operations of the control interface, and
// webhooks.
import type { ControlAct } from '../targets/wire/surroundings.ts';
import type { Violation } from '../violation.ts';
import type { Exchange } from '../targets/wire/message.ts';
import type { Delivery } from '../targets/wire/receiver.ts';
import { idsIn, namesIn, relevantExchanges, sentIn } from './relevant-exchanges.ts';

/** One thing that happened, with its time in milliseconds of the run's clock. */
export type EvidenceItem =
  | { readonly kind: 'request'; readonly from: number; readonly exchange: Exchange }
  | { readonly kind: 'control'; readonly from: number; readonly act: ControlAct }
  | {
      readonly kind: 'webhook';
      readonly from: number;
      readonly delivery: Delivery;
      /** The number of times that it had been sent to the receiver, with this one. */
      readonly attempt: number;
      /** True if it shows the failure. */
      readonly isViolating: boolean;
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

/** Returns what led to a violation and what shows it, in the order of time. */
export const evidenceOf = (violation: Violation): readonly EvidenceItem[] => {
  const {
    transcript,
    surroundings,
    delivery: violating,
    expected,
    seen,
    counterexample,
  } = violation;
  const isReduced = counterexample !== null;
  const before = violating ? transcript.filter(({ from }) => from <= violating.at) : transcript;
  const exchanges = relevantExchanges(before, {
    names: namesIn([expected, seen, violating?.text ?? ''].join(' ')),
    isReduced,
    isWebhook: violating !== null,
  });
  const start = exchanges[0]?.from ?? Infinity;
  const names = new Set(exchanges.flatMap((one) => [...sentIn(one), ...idsIn(one.response?.body)]));
  const isAbout = (delivery: Delivery): boolean =>
    delivery === violating ||
    namesIn(`${delivery.path} ${delivery.text}`).some((one) => names.has(one));
  return [
    ...exchanges.map((exchange) => ({ kind: 'request', from: exchange.from, exchange }) as const),
    ...(surroundings?.acts ?? [])
      // A reduced story needs all of its acts, also a setting that was changed before a request.
      .filter(({ to }) => isReduced || to >= start)
      .map((act) => ({ kind: 'control', from: act.from, act }) as const),
    ...numbered(surroundings?.deliveries ?? [])
      .filter(({ delivery }) => isAbout(delivery))
      .map(
        (one) =>
          ({
            kind: 'webhook',
            from: one.delivery.at,
            ...one,
            isViolating: one.delivery === violating,
          }) as const,
      ),
  ].toSorted((one, other) => one.from - other.from);
};

/** Returns the requests in the evidence. */
export const requestsIn = (evidence: readonly EvidenceItem[]): readonly Exchange[] =>
  evidence.flatMap((one) => (one.kind === 'request' ? [one.exchange] : []));

/** Returns the operations of the control interface in the evidence. */
export const actsIn = (evidence: readonly EvidenceItem[]): readonly ControlAct[] =>
  evidence.flatMap((one) => (one.kind === 'control' ? [one.act] : []));
