// POST /clock/advance: move the clock forward and run what falls due on the way.
import * as z from 'zod';
import { commonErrors, controlContract, nothing } from '../contract.ts';
import { clockAdvance, WAIT_MS_MAX } from './advance.ts';

const CENTURY_MS = 100 * 365 * 86_400_000;

export const advanceClockContract = controlContract({
  id: 'clock.advance',
  method: 'POST',
  path: '/clock/advance',
  role: 'operator',
  summary: 'Move the clock on and do what falls due on the way',
  query: nothing,
  body: z.strictObject({
    ms: z.int().min(0).max(CENTURY_MS).describe('Milliseconds to go forward.'),
    wait_ms: z
      .int()
      .min(0)
      .max(WAIT_MS_MAX)
      .default(0)
      .describe('Milliseconds that the response waits for the advance to end.'),
    /**
     * Milliseconds that the clock waits at its stops, in total, for webhooks and mails on their
     * way; defaults to `wait_ms`. With 0 it does not wait for them.
     */
    patience_ms: z
      .int()
      .min(0)
      .max(WAIT_MS_MAX)
      .optional()
      .describe(
        'Milliseconds of real time that the clock waits at its stops, in total, for webhooks and mails; wait_ms when omitted.',
      ),
  }),
  success: { status: 200, body: clockAdvance },
  errors: commonErrors,
});
