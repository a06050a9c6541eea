// Closes numbers, codes and QR codes at the service, so that they no longer accept payments.
import type { KnownOperation, Outcome } from '@kasir/connector';
import { generationOf } from '../capabilities.ts';
import { channelOf, type Service } from '../service.ts';
import * as v2 from '../v2/closes.ts';
import * as v3 from '../v3/closes.ts';
import type { RequestOf } from '../request-of.ts';
import type { ServiceWork, Subject } from './work.ts';

type About = Pick<KnownOperation['request'], 'channel'>;

/** Returns the id of an issued number at the service. */
const numberOf = ({ parent }: Subject): string => {
  const reference = parent?.operation.connector_reference ?? null;
  if (reference === null) throw new Error('A close is about something that was issued.');
  return reference;
};

const isInV3 = (service: Service, { channel }: About): boolean =>
  generationOf(channelOf(channel), service.rules) === 'v3';

const findEnd = async (
  service: Service,
  about: About,
  number: string,
  signal: AbortSignal,
): Promise<Outcome | null> => {
  const isClosed = isInV3(service, about) ? v3.isNumberClosed : v2.isNumberClosed;
  return (await isClosed(service, number, signal))
    ? { status: 'succeeded', connector_reference: number }
    : null;
};

export const close: ServiceWork<RequestOf<'close'>> = {
  perform: async (service, request, subject, signal) => {
    const number = numberOf(subject);
    const end = isInV3(service, request) ? v3.closeNumber : v2.closeNumber;
    const outcome = await end(service, request.id, number, signal);
    // A number that was paid once or has expired accepts no payment either, so the close succeeds.
    return outcome.status === 'declined'
      ? ((await findEnd(service, request, number, signal)) ?? outcome)
      : outcome;
  },
  find: (service, { request }, subject, signal) =>
    findEnd(service, request, numberOf(subject), signal),
  sentTo: async (service, { request }, subject, signal) => {
    const number = numberOf(subject);
    if (isInV3(service, request))
      return [
        { generation: 'v3', path: '/v3/payment_requests/{id}/cancel', params: { id: number } },
      ];
    const params = { id: await v2.methodOf(service, number, signal) };
    return [{ generation: 'v2', path: '/v2/payment_methods/{id}/expire', params }];
  },
};
