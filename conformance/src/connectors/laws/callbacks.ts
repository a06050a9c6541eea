// Holds the laws of callbacks. They run near the end, because they judge all callbacks of the run.
import { setTimeout as sleep } from 'node:timers/promises';
import { NotApplicable, Violation } from '../../violation.ts';
import type { ConnectorLaw } from '../law.ts';
import type { Delivery } from '../receiver.ts';
import type { Trial } from '../trial.ts';

const POLL_MS = 50;

/** Returns the deliveries to the receiver; the law is skipped when there are none. */
const deliveriesOf = ({ options: { receiver } }: Trial): readonly Delivery[] => {
  if (!receiver)
    throw new NotApplicable('Needs --callback-port, to which the connector sends its callbacks.');
  if (receiver.deliveries.length === 0)
    throw new NotApplicable('No callback arrived, and the suite cannot cause one.');
  return receiver.deliveries;
};

const unrepeated = (deliveries: readonly Delivery[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { event } of deliveries)
    if (event) counts.set(event.id, (counts.get(event.id) ?? 0) + 1);
  return [...counts].filter(([, count]) => count < 2).map(([id]) => id);
};

export const callbackLaws: readonly ConnectorLaw[] = [
  {
    id: 'callback-1',
    title: 'every callback is signed, and fits the schema',
    run: async (trial) => {
      for (const { problem, text } of deliveriesOf(trial))
        if (problem !== null) throw new Violation('a signed callback', `${text}: ${problem}`);
    },
  },
  {
    id: 'callback-2',
    title: 'a callback is repeated, unchanged, until it is acknowledged',
    run: async (trial) => {
      const deliveries = deliveriesOf(trial);
      // Only events that have arrived by now: later ones have no time left to be repeated.
      const known = new Set(deliveries.map(({ event }) => event?.id));
      const missing = (): readonly string[] => unrepeated(deliveries).filter((id) => known.has(id));
      const until = Date.now() + trial.options.patienceMs;
      while (missing().length > 0 && Date.now() < until) await sleep(POLL_MS);
      const [first] = missing();
      if (first !== undefined)
        throw new Violation(`${first} again, since it was not acknowledged`, 'nothing');
      const bodies = new Map<string, string>();
      for (const { event, text } of deliveries) {
        if (!event) continue;
        if ((bodies.get(event.id) ?? text) !== text)
          throw new Violation(`one body of ${event.id}`, text);
        bodies.set(event.id, text);
      }
    },
  },
  {
    id: 'callback-3',
    title: 'callbacks and responses tell one story: sequences grow, outcomes stay',
    run: async (trial) => {
      for (const { event } of deliveriesOf(trial)) {
        if (event?.type !== 'operation.updated') continue;
        const { operation } = event;
        if (!trial.model.has(operation.id)) continue;
        trial.model.see(operation.id, operation);
        const now = await trial.read(operation.id);
        if (now.sequence < operation.sequence)
          throw new Violation(`at least sequence ${operation.sequence}`, String(now.sequence));
      }
    },
  },
  {
    id: 'callback-4',
    title: 'a received payment names what was issued, in its currency',
    run: async (trial) => {
      const payments = deliveriesOf(trial).flatMap(({ event }) =>
        event?.type === 'payment.received' ? [event.payment] : [],
      );
      const own = payments.filter(({ issued_by: id }) => trial.model.has(id));
      if (own.length === 0) throw new NotApplicable('No payment was received by what was issued.');
      for (const { issued_by: id, amount } of own) {
        const issued = trial.model.all().find(({ request }) => request.id === id);
        if (issued?.request.work !== 'issue') throw new Violation('an issue operation', id);
        const wanted = issued.request.amount;
        if (wanted !== null && wanted.currency !== amount.currency)
          throw new Violation(wanted.currency, amount.currency);
      }
    },
  },
];
