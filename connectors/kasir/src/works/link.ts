// Links and unlinks wallets, accounts and cards.
import type { KnownOperation, Outcome } from '@kasir/connector';
import { generationOf } from '../capabilities.ts';
import { channelOf, type Service } from '../service.ts';
import * as v2 from '../v2/links.ts';
import * as v3 from '../v3/tokens.ts';
import { findInBoth, generationsOf } from './both.ts';
import type { RequestOf } from '../request-of.ts';
import type { ServiceWork, Subject } from './work.ts';

const paths = { v2: '/v2/payment_methods', v3: '/v3/payment_tokens' } as const;

export const link: ServiceWork<RequestOf<'link'>> = {
  perform: (service, request, _subject, signal) =>
    generationOf(channelOf(request.channel), service.rules) === 'v3'
      ? v3.createToken(service, request, signal)
      : v2.createLink(service, request, signal),
  find: (service, { request: { id, channel } }, _subject, signal) =>
    findInBoth(service, channel, {
      v2: async () => {
        const found = await v2.findMethod(service, id, signal);
        return found && v2.toLinkOutcome(found);
      },
      v3: () => v3.findToken(service, id, signal),
    }),
  sentTo: async (service, { request: { channel } }) =>
    generationsOf(service, channel).map((generation) => ({
      generation,
      path: paths[generation],
    })),
};

const tokenOf = ({ parent }: Subject): string => {
  const token: KnownOperation['operation']['token'] = parent?.operation.token ?? null;
  if (token === null) throw new Error('An unlink is about an operation with a token.');
  return token;
};

const findEnd = async (
  service: Service,
  token: string,
  signal: AbortSignal,
): Promise<Outcome | null> => {
  const isEnded = v3.isV3Token(token) ? v3.isTokenEnded : v2.isLinkEnded;
  return (await isEnded(service, token, signal))
    ? { status: 'succeeded', connector_reference: token }
    : null;
};

export const unlink: ServiceWork<RequestOf<'unlink'>> = {
  perform: async (service, { id }, subject, signal) => {
    const token = tokenOf(subject);
    const end = v3.isV3Token(token) ? v3.cancelToken : v2.endLink;
    const outcome = await end(service, id, token, signal);
    // A link that the payer or a time limit has ended cannot be ended again, so the unlink
    // succeeds.
    return outcome.status === 'declined'
      ? ((await findEnd(service, token, signal)) ?? outcome)
      : outcome;
  },
  find: (service, _known, subject, signal) => findEnd(service, tokenOf(subject), signal),
  sentTo: async (_service, _known, subject) => {
    const token = tokenOf(subject);
    const params = { id: token };
    return v3.isV3Token(token)
      ? [{ generation: 'v3', path: '/v3/payment_tokens/{id}/cancel', params }]
      : [{ generation: 'v2', path: '/v2/payment_methods/{id}/expire', params }];
  },
};
