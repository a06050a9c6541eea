// Defines charges and authorizations: payment requests of the generation of their channel or token.
import type { KnownOperation, Outcome } from '@kasir/connector';
import { generationOf } from '../capabilities.ts';
import { channelOf, type Service } from '../service.ts';
import { settleUnattended } from '../unattended.ts';
import * as v2 from '../v2/payment-requests.ts';
import * as v3 from '../v3/payment-requests.ts';
import { isV3Token } from '../v3/tokens.ts';
import { findInBoth, generationsOf } from './both.ts';
import type { RequestOf } from '../request-of.ts';
import type { ServiceWork } from './work.ts';

export const requestPaths = { v2: '/payment_requests', v3: '/v3/payment_requests' } as const;

type About = Pick<KnownOperation['request'], 'id' | 'channel'>;

/** Returns whether the merchant initiates a charge, so that no payer can act. */
const isUnattended = (request: KnownOperation['request']): boolean =>
  'initiator' in request && request.initiator === 'merchant';

/** Finds the outcome of a charge that its payer attends; null when the service does not have it. */
const findAttended = (
  service: Service,
  { id, channel }: About,
  signal: AbortSignal,
): Promise<Outcome | null> =>
  findInBoth<Outcome>(service, channel, {
    v2: async () => {
      const found = await v2.findRequest(service, id, signal);
      return found && v2.toChargeOutcome(found, channelOf(channel));
    },
    v3: async () => {
      const found = await v3.findRequest(service, id, signal);
      return found && v3.toChargeOutcome(found);
    },
  });

/**
 * Finds the outcome of a charge that no payer attends, after ending it if it needs its payer; null
 * when the service does not have it.
 */
const findUnattended = (
  service: Service,
  { id, channel }: About,
  signal: AbortSignal,
): Promise<Outcome | null> => {
  const row = channelOf(channel);
  return findInBoth(service, channel, {
    v2: () =>
      settleUnattended(
        row,
        async () => {
          const found = await v2.findRequest(service, id, signal);
          return found && v2.toUnattended(service, found, row);
        },
        signal,
      ),
    v3: () =>
      settleUnattended(
        row,
        async () => {
          const found = await v3.findRequest(service, id, signal);
          return found && v3.toUnattended(service, found);
        },
        signal,
      ),
  });
};

export const charge: ServiceWork<RequestOf<'charge' | 'authorize'>> = {
  perform: async (service, request, _subject, signal) => {
    const { source, initiator } = request;
    const ofChannel = generationOf(channelOf(request.channel), service.rules);
    const ofToken = source?.type === 'token' && (isV3Token(source.token) ? 'v3' : 'v2');
    const generation = (ofToken || ofChannel) === 'v3' ? v3 : v2;
    const outcome = await generation.createCharge(service, request, signal);
    if (initiator !== 'merchant' || outcome.status !== 'action_required') return outcome;
    const { action: _action, ...rest } = outcome;
    // The service may list the charge a moment later; it then stays pending until it is read.
    return (await findUnattended(service, request, signal)) ?? { ...rest, status: 'pending' };
  },
  find: (service, { request }, _subject, signal) =>
    isUnattended(request)
      ? findUnattended(service, request, signal)
      : findAttended(service, request, signal),
  sentTo: async (service, { request: { channel } }) =>
    generationsOf(service, channel).map((generation) => ({
      generation,
      path: requestPaths[generation],
    })),
};
