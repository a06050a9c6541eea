// Recognizes the requests of the bank standard, which partners sign.
import type { EndpointSpec } from '@kasir/core';
import { createAccountLink } from '@kasir/snap-api';
import type { OutgoingRequest } from './message.ts';

/** Returns whether the requests of an endpoint are signed, by the bank standard. */
export const isSigned = ({ idempotency }: EndpointSpec): boolean => idempotency === 'x-external-id';

/** Returns whether a request goes to an endpoint of the bank standard. */
export const isSignedPath = ({ method, target }: OutgoingRequest): boolean =>
  method === createAccountLink.method && target === createAccountLink.path;
