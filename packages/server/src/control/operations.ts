// What the control listener can do: the clock, the books, and the lists of its other parts.
import { z } from 'zod';
import { accountOperations } from './accounts.ts';
import { checkInvariants } from './invariants.ts';
import { operation, Refused, type Operation } from './operation.ts';
import { postingOperations } from './postings.ts';
import { webhookOperations } from './webhooks.ts';

const nothing = z.object({}).strict();
const advance = z
  .object({
    ms: z
      .int()
      .min(0)
      .max(100 * 365 * 86_400_000),
  })
  .strict();

export const operations: readonly Operation[] = [
  operation('GET', '/clock', 'Read the clock of test accounts', nothing, (kasir) =>
    kasir.clock.read(),
  ),
  operation(
    'POST',
    '/clock/freeze',
    'Stop the clock now or at a later moment',
    z.object({ at: z.iso.datetime({ offset: true }).optional() }).strict(),
    async (kasir, { at }) => {
      const held = await kasir.clock.freeze(at === undefined ? undefined : Date.parse(at));
      if (!held) throw new Refused('at: the clock never goes back: send a later moment.');
      return kasir.clock.read();
    },
  ),
  operation('POST', '/clock/run', 'Let the clock run on', nothing, async (kasir) => {
    await kasir.clock.run();
    return kasir.clock.read();
  }),
  operation(
    'POST',
    '/clock/advance',
    'Move the clock on, doing what falls due on the way, and wait until quiet',
    advance,
    async (kasir, { ms }) => ({
      happened: await kasir.clock.advance(ms),
      ...(await kasir.clock.read()),
    }),
  ),
  operation('POST', '/quiet', 'Wait until nothing is due', nothing, async (kasir) => {
    await kasir.clock.quiet();
    return kasir.clock.read();
  }),
  ...accountOperations,
  ...postingOperations,
  ...webhookOperations,
  operation('GET', '/invariants', 'Check the books of every account', nothing, async (kasir) => {
    const breaches = await checkInvariants(kasir.store);
    return { ok: breaches.length === 0, breaches };
  }),
];
