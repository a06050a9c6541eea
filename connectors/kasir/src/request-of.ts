// Defines the requests of some works.
import type { OperationRequest } from '@kasir/connector';

/** The requests of some works. */
export type RequestOf<
  Work extends OperationRequest['work'],
  Request = OperationRequest,
> = Request extends { readonly work: infer Known }
  ? [Extract<Work, Known>] extends [never]
    ? never
    : Request
  : never;
