// Calculates keyed digests of values that may not be stored themselves.
import { createHmac } from 'node:crypto';

/** Returns the HMAC-SHA-256 of a value under the installation's secret, as 64 hex digits. */
export const keyedDigest = (secret: string, value: string): string =>
  createHmac('sha256', secret).update(`value ${value}`).digest('hex');
