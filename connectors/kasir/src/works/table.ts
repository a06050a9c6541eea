// Lists the works of the protocol with their implementation at the service.
import type { OperationRequest } from '@kasir/connector';
import { capture, voidAuthorization } from './authorization.ts';
import { charge } from './charge.ts';
import { close } from './close.ts';
import { issue } from './issue.ts';
import { link, unlink } from './link.ts';
import { refund } from './refund.ts';
import type { RequestOf } from '../request-of.ts';
import type { ServiceWork } from './work.ts';

type Works = {
  readonly [Work in OperationRequest['work']]: ServiceWork<RequestOf<Work>>;
};

const works: Works = {
  charge,
  authorize: charge,
  capture,
  void: voidAuthorization,
  refund,
  link,
  unlink,
  issue,
  close,
};

/** Returns the implementation of a work at the service. */
export const workOf = (work: OperationRequest['work']): ServiceWork => works[work] as ServiceWork;
