// Compares whole bodies of events with their declarations: pass `validator` to the receiver.
import { validatorOf } from '@kasir/client';
import { bodies } from './generated/bodies.ts';

/** Returns where the body of an event differs from its declaration. */
export const validator = validatorOf(bodies);
