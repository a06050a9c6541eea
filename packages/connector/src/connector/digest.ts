// Computes digests of bodies, so that a repeated request is recognized without storing its content.
import { canonical } from '@kasir/core/pipeline';
import { createHmac } from 'node:crypto';

/** Returns the keyed digest of a JSON value; equal values have equal digests. */
export const digestOf = (key: Uint8Array, body: unknown): string =>
  createHmac('sha256', key).update(canonical(body)).digest('base64url');
