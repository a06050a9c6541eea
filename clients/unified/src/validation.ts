// Checks responses against the declarations of their endpoints: pass `validator` to the client.
import { validatorOf } from '@kasir/client';
import { responses } from './generated/responses.ts';

/** Describes how a response differs from its endpoint; null when it does not. */
export const validator = validatorOf(responses);
