// Data table of faults that show when concurrent requests name one object in different ways.
import { paidAlthoughEnded } from '../ended.ts';
import type { Fault } from '../fault.ts';

/** Time for which a race stays open in the process, in milliseconds. */
const RACE_MS = 20;

export const nameFaults: readonly Fault[] = [
  {
    id: 'name-method-just-spent',
    title: 'a number whose request was just paid can be paid once more through the number',
    in: 'receiveMoney',
    find: 'const status = statusAt(instrument, d.now);',
    replace: `const known = statusAt(instrument, d.now);
  const isJustSpent = known === 'EXPIRED' && d.now - instrument.state.updated < ${RACE_MS};
  const status = isJustSpent && late === 'refuse' ? 'ACTIVE' : known;`,
    laws: ['story-142'],
  },
  {
    id: 'name-request-just-paid',
    title:
      'a request that was just paid through its number can be paid once more through the request',
    ...paidAlthoughEnded(
      `request.state.status === 'SUCCEEDED' && d.now - request.state.updated < ${RACE_MS}`,
    ),
    laws: ['story-142'],
  },
  {
    id: 'name-number-takes-turns',
    title: 'of concurrent payments of a number by both of its ids only every other one is kept',
    find: `if (staysOpen(instrument))
    return receive(d, { intent, instrument }, amount, { detail, operation: by });`,
    replace: `const taken = ((globalThis as { taken?: Map<string, number> }).taken ??= new Map());
  if (staysOpen(instrument)) {
    const last = taken.get(intent.id) ?? -Infinity;
    taken.set(intent.id, performance.now());
    if (performance.now() - last < ${RACE_MS}) return intent as unknown as PaymentRow;
    return receive(d, { intent, instrument }, amount, { detail, operation: by });
  }`,
    laws: ['story-142'],
  },
  {
    id: 'name-key-by-header',
    title: 'x-idempotency-key and idempotency-key with the same value are different keys',
    find: 'const id = storedResponseId(secret, contract, parts.params, key);',
    replace: `const own = request.headers['idempotency-key'] !== undefined;
  const id = answerId(secret, contract, parts.params, own ? key : \`x \${key}\`);`,
    laws: ['idem-19'],
  },
];
