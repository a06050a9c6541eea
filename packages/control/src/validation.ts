// Validates responses against their contracts: pass `validator` to the client.
import { validatorOf } from '@kasir/client';
import { responses } from './generated/responses.ts';

/** Describes how a response differs from its contract; null when it does not. */
export const validator = validatorOf(responses);
