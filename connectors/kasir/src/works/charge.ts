// Defines charges and authorizations: payment requests of the generation of their channel or token.
import type { KnownOperation, Outcome } from '@kasir/connector';
import { generationOf } from '../capabilities.ts';
import { channelOf } from '../service.ts';
import * as v2 from '../v2/payment-requests.ts';
import * as v3 from '../v3/payment-requests.ts';
import { isV3Token } from '../v3/tokens.ts';
import { findInBoth, generationsOf } from './both.ts';
import type { RequestOf } from '../request-of.ts';
import type { ServiceWork } from './work.ts';

export const requestPaths = { v2: '/payment_requests', v3: '/v3/payment_requests' } as const;

/**
 * Returns the outcome without its action if the merchant initiates the charge: no payer can act, so
 * it stays pending.
 */
const withoutAction = (
  { initiator }: Pick<RequestOf<'charge' | 'authorize'>, 'initiator'>,
  outcome: Outcome,
): Outcome => {
  if (outcome.status !== 'action_required' || initiator !== 'merchant') return outcome;
  const { action: _action, ...rest } = outcome;
  return { ...rest, status: 'pending' };
};

const initiatedBy = ({ request }: KnownOperation) =>
  request.work === 'charge' || request.work === 'authorize' ? request : {};

export const charge: ServiceWork<RequestOf<'charge' | 'authorize'>> = {
  perform: async (service, request, _subject, signal) => {
    const { source } = request;
    const ofChannel = generationOf(channelOf(request.channel), service.rules);
    const ofToken = source?.type === 'token' && (isV3Token(source.token) ? 'v3' : 'v2');
    const generation = (ofToken || ofChannel) === 'v3' ? v3 : v2;
    return withoutAction(request, await generation.createCharge(service, request, signal));
  },
  find: async (service, known, _subject, signal) => {
    const { id, channel } = known.request;
    const outcome = await findInBoth(service, channel, {
      v2: async () => {
        const found = await v2.findRequest(service, id, signal);
        return found && v2.toChargeOutcome(found, channelOf(channel));
      },
      v3: async () => {
        const found = await v3.findRequest(service, id, signal);
        return found && v3.toChargeOutcome(found);
      },
    });
    return outcome && withoutAction(initiatedBy(known), outcome);
  },
  sentTo: async (service, { request: { channel } }) =>
    generationsOf(service, channel).map((generation) => ({
      generation,
      path: requestPaths[generation],
    })),
};
