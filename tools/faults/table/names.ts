// Data table of faults that show when one thing is named in several ways at the same moment.
import { paidAlthoughEnded } from '../ended.ts';
import type { Fault } from '../fault.ts';

/** How long a race stays open in the process, in milliseconds. */
const RACE_MS = 20;

export const nameFaults: readonly Fault[] = [
  {
    id: 'name-method-just-spent',
    title: 'a number that its request has just used up is paid once more by its own name',
    in: 'receiveMoney',
    find: 'const status = statusAt(instrument, d.now);',
    replace: `const known = statusAt(instrument, d.now);
  const isJustSpent = known === 'EXPIRED' && d.now - instrument.state.updated < ${RACE_MS};
  const status = isJustSpent && late === 'refuse' ? 'ACTIVE' : known;`,
    laws: ['story-142'],
  },
  {
    id: 'name-request-just-paid',
    title: 'a request that its number has just paid is paid once more by its own name',
    ...paidAlthoughEnded(
      `request.state.status === 'SUCCEEDED' && d.now - request.state.updated < ${RACE_MS}`,
    ),
    laws: ['story-142'],
  },
  {
    id: 'name-number-takes-turns',
    title: 'of payments of a number by both names at once only every other one is kept',
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
    title: 'a key under x-idempotency-key is another than the same under idempotency-key',
    find: 'const id = storedResponseId(secret, contract, parts.params, key);',
    replace: `const own = request.headers['idempotency-key'] !== undefined;
  const id = answerId(secret, contract, parts.params, own ? key : \`x \${key}\`);`,
    laws: ['idem-19'],
  },
];
