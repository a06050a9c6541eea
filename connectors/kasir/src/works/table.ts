// Lists the works of the protocol, each as the service does it.
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

/** Returns a work as the service does it. */
export const workOf = (work: OperationRequest['work']): ServiceWork => works[work] as ServiceWork;
