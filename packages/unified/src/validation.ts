// Comparing responses with what their endpoints declare: pass `validator` to the client.
import { validatorOf } from '@kasir/core/client';
import { responses } from './generated/responses.ts';

/** Says in words what differs between a response and its endpoint, null when nothing does. */
export const validator = validatorOf(responses);
