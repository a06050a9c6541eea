// Defines the works after an authorization: capture and void.
import type { KnownOperation } from '@kasir/connector';
import { declined } from '../outcomes.ts';
import type { Service } from '../service.ts';
import * as v2 from '../v2/captures.ts';
import { findRequest as findV2Request } from '../v2/payment-requests.ts';
import * as v3 from '../v3/authorizations.ts';
import { findRequest as findV3Request } from '../v3/payment-requests.ts';
import { findInBoth } from './both.ts';
import type { RequestOf } from '../request-of.ts';
import type { SentTo, ServiceWork, Subject } from './work.ts';

/** The authorization at the service: a payment request of v2, or a payment of v3. */
type Authorization =
  | { readonly generation: 'v2'; readonly request: string }
  | { readonly generation: 'v3'; readonly payment: string };

const parentOf = ({ parent }: Subject): KnownOperation => {
  if (!parent) throw new Error('A capture and a void have a parent.');
  return parent;
};

/** Returns the authorization of the parent operation. Throws when the service does not have it. */
const getAuthorization = async (
  service: Service,
  subject: Subject,
  signal: AbortSignal,
): Promise<Authorization> => {
  const { id, channel } = parentOf(subject).request;
  const found = await findInBoth<Authorization>(service, channel, {
    v2: async () => {
      const request = await findV2Request(service, id, signal);
      return request && { generation: 'v2', request: request.id };
    },
    v3: async () => {
      const payment = (await findV3Request(service, id, signal))?.latest_payment_id;
      return payment ? { generation: 'v3', payment } : null;
    },
  });
  if (!found) throw new Error(`The service does not have the authorization ${id}.`);
  return found;
};

const sentTo = (authorization: Authorization, work: 'capture' | 'cancel'): readonly SentTo[] =>
  authorization.generation === 'v2'
    ? [
        {
          generation: 'v2',
          path: '/payment_requests/{id}/captures',
          params: { id: authorization.request },
        },
      ]
    : [
        {
          generation: 'v3',
          path: `/v3/payments/{id}/${work}`,
          params: { id: authorization.payment },
        },
      ];

export const capture: ServiceWork<RequestOf<'capture'>> = {
  perform: async (service, request, subject, signal) => {
    const authorization = await getAuthorization(service, subject, signal);
    return authorization.generation === 'v2'
      ? v2.createCapture(service, request, authorization.request, signal)
      : v3.capturePayment(service, request, authorization.payment, signal);
  },
  find: async (service, { request: { id } }, subject, signal) => {
    const authorization = await getAuthorization(service, subject, signal);
    return authorization.generation === 'v2'
      ? v2.findCapture(service, id, authorization.request, signal)
      : v3.findCapture(service, authorization.payment, signal);
  },
  sentTo: async (service, _known, subject, signal) =>
    sentTo(await getAuthorization(service, subject, signal), 'capture'),
};

export const voidAuthorization: ServiceWork<RequestOf<'void'>> = {
  perform: async (service, { id }, subject, signal) => {
    const authorization = await getAuthorization(service, subject, signal);
    return authorization.generation === 'v2'
      ? declined('PROCESSOR_ERROR', { message: 'v2 cannot void an authorization: it expires.' })
      : v3.cancelPayment(service, id, authorization.payment, signal);
  },
  find: async (service, _known, subject, signal) => {
    const authorization = await getAuthorization(service, subject, signal);
    return authorization.generation === 'v2'
      ? null
      : v3.findVoid(service, authorization.payment, signal);
  },
  sentTo: async (service, _known, subject, signal) => {
    const authorization = await getAuthorization(service, subject, signal);
    return authorization.generation === 'v2' ? [] : sentTo(authorization, 'cancel');
  },
};
