// How captures are stored: below the payment request whose authorization they use.
import { kind } from '@kasir/core';
import { captureMachine } from './machine.ts';
import { captureCore } from './schema.ts';

interface Private {
  /** Bare id of the payment request. */
  readonly payment_request: string;
}

export const captures = kind<Private>()({
  name: 'capture',
  schema: captureCore,
  parent: (row) => row.state.payment_request,
  machine: captureMachine,
  status: (row) => row.public.status,
});
