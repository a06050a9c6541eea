// POST /clock/advance: move the clock on and do what falls due on the way.
import * as z from 'zod';
import { commonErrors, controlContract, nothing } from '../contract.ts';
import { clockAdvance, WAIT_MS_MAX } from './advance.ts';

const CENTURY_MS = 100 * 365 * 86_400_000;

export const advanceClockContract = controlContract({
  id: 'clock.advance',
  method: 'POST',
  path: '/clock/advance',
  summary: 'Move the clock on and do what falls due on the way',
  query: nothing,
  body: z.strictObject({
    ms: z.int().min(0).max(CENTURY_MS),
    /** How long the response waits for the end. */
    wait_ms: z.int().min(0).max(WAIT_MS_MAX).default(0),
    /**
     * How long the clock waits at its stops, all together, for webhooks and mails that are on their
     * way; as long as the response when left out. With 0 nobody outside is waited for.
     */
    patience_ms: z.int().min(0).max(WAIT_MS_MAX).optional(),
  }),
  success: { status: 200, body: clockAdvance },
  errors: commonErrors,
});
