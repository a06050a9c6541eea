// Data table of faults that show when one thing is named in several ways at the same moment.
import type { Fault } from '../fault.ts';

/** How long a race stays open in the process, in milliseconds. */
const RACE_MS = 20;

export const nameFaults: readonly Fault[] = [
  {
    id: 'name-method-just-spent',
    title: 'a number that its request has just used up is paid once more by its own name',
    find: "if (status !== 'ACTIVE')",
    replace: `if (
    status !== 'ACTIVE' &&
    !(status === 'EXPIRED' && at.now - Date.parse(row.public.updated) < ${RACE_MS})
  )`,
    laws: ['rc-14'],
  },
  {
    id: 'name-request-just-paid',
    title: 'a request that its number has just paid is paid once more by its own name',
    in: 'decideSimulate',
    find: 'if (over) return over;',
    replace: `const named = ((globalThis as { named?: Set<string> }).named ??= new Set());
  const again = named.has(request.id);
  named.add(request.id);
  if (over && (again || at.now - Date.parse(request.public.updated) >= ${RACE_MS})) return over;
  if (over) {
    const open = { ...request, public: { ...request.public, status: 'REQUIRES_ACTION' as const } };
    payerPays(at, tx, open, request.public.amount ?? 0, context);
    return ok({ status: 'PENDING', message: 'The payment is on its way.' });
  }`,
    laws: ['rc-14'],
  },
  {
    id: 'name-number-takes-turns',
    title: 'of payments of a number by both names at once only every other one is kept',
    find: 'if (staysOpen(method)) return takeMoney(at, tx, { request, method }, amount, context);',
    replace: `const taken = ((globalThis as { taken?: Map<string, number> }).taken ??= new Map());
  if (staysOpen(method)) {
    const last = taken.get(request.id) ?? -Infinity;
    taken.set(request.id, performance.now());
    if (performance.now() - last < ${RACE_MS}) return;
    return takeMoney(at, tx, { request, method }, amount, context);
  }`,
    laws: ['rc-14'],
  },
  {
    id: 'name-key-by-header',
    title: 'a key under x-idempotency-key is another than the same under idempotency-key',
    find: 'const id = answerId(secret, contract, parts.params, key);',
    replace: `const own = request.headers['idempotency-key'] !== undefined;
  const id = answerId(secret, contract, parts.params, own ? key : \`x \${key}\`);`,
    laws: ['idem-19'],
  },
];
