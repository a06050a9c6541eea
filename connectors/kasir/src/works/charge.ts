// Charges and authorizations: payment requests of the generation of their channel.
import { generationOf } from '../capabilities.ts';
import { channelOf } from '../service.ts';
import * as v2 from '../v2/payment-requests.ts';
import * as v3 from '../v3/payment-requests.ts';
import { isV3Token } from '../v3/tokens.ts';
import { findInBoth, generationsOf } from './both.ts';
import type { RequestOf } from '../request-of.ts';
import type { ServiceWork } from './work.ts';

export const requestPaths = { v2: '/payment_requests', v3: '/v3/payment_requests' } as const;

export const charge: ServiceWork<RequestOf<'charge' | 'authorize'>> = {
  perform: (service, request, _subject, signal) => {
    const { source } = request;
    const ofChannel = generationOf(channelOf(request.channel), service.rules);
    const ofToken = source?.type === 'token' && (isV3Token(source.token) ? 'v3' : 'v2');
    return (ofToken || ofChannel) === 'v3'
      ? v3.createCharge(service, request, signal)
      : v2.createCharge(service, request, signal);
  },
  find: (service, { request: { id, channel } }, _subject, signal) =>
    findInBoth(service, channel, {
      v2: async () => {
        const found = await v2.findRequest(service, id, signal);
        return found && v2.toChargeOutcome(found, channelOf(channel));
      },
      v3: async () => {
        const found = await v3.findRequest(service, id, signal);
        return found && v3.toChargeOutcome(found);
      },
    }),
  sentTo: async (service, { request: { channel } }) =>
    generationsOf(service, channel).map((generation) => ({
      generation,
      path: requestPaths[generation],
    })),
};
