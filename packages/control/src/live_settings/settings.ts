// Defines the settings of live mode that are not about one connector.
import * as z from 'zod';

const WAIT_MAX_MS = 120_000;

export const waitMs = z
  .int()
  .min(0)
  .max(WAIT_MAX_MS)
  .describe('Milliseconds for which a request waits for the outcome of a connector.');

export const lateSuccess = z
  .enum(['keep', 'refund'])
  .describe('What happens to money that arrives after a decline: it is kept, or given back.');

export const liveSettingsView = z
  .object({ wait_ms: waitMs, late_success: lateSuccess })
  .describe('The settings of live payments of an account.');
