// Tests every channel of the table in every work that the capabilities declare, with a second Kasir
// as the service.
import { channels, type Channel } from '@kasir/models';
import { describe, expect, test } from 'vitest';
import { capabilitiesFor } from './capabilities.ts';
import { childOf, makeRequest, numberSource, tokenSource } from './testing/requests.ts';
import { openChain } from './testing/chain.ts';

const worksOf = new Map(
  capabilitiesFor({ captures: 'once' }).map((one) => [
    `${one.type}/${one.code}/${one.country}`,
    one,
  ]),
);
const declaredFor = ({ type, code, country }: Channel) => worksOf.get(`${type}/${code}/${country}`);

type Chain = Awaited<ReturnType<typeof openChain>>;

const tryChannel = async (chain: Chain, channel: Channel): Promise<void> => {
  const { succeed, act } = chain;
  const works = declaredFor(channel)?.works ?? [];
  const has = (work: (typeof works)[number]): boolean => works.includes(work);
  if (has('issue')) {
    const request = makeRequest('issue', channel, { source: numberSource(false), customer: null });
    const issued = await succeed(request);
    expect(issued.instrument, channel.code).not.toBeNull();
    await act(issued.connector_reference ?? '', 'pay');
    const unpaid = makeRequest('issue', channel, { source: numberSource(false), customer: null });
    const open = await succeed(unpaid);
    await succeed(childOf('close', unpaid, channel));
    await expect(act(open.connector_reference ?? '', 'pay'), channel.code).rejects.toThrow();
    return;
  }
  const needsPlan = declaredFor(channel)?.installments === 'required';
  const own = needsPlan ? { installment: { count: 6, interval: 'month', code: null } } : {};
  const charged = makeRequest('charge', channel, own);
  // The service keeps the fee of a payment, so another payment must cover the full refund.
  for (const request of [makeRequest('charge', channel, own), charged]) await succeed(request);
  if (has('refund')) await succeed(childOf('refund', charged, channel));
  if (has('authorize')) {
    const held = makeRequest('authorize', channel, own);
    await succeed(held);
    await succeed(childOf('capture', held, channel));
    await succeed(childOf('refund', held, channel));
  }
  if (has('void')) {
    const held = makeRequest('authorize', channel, own);
    await succeed(held);
    await succeed(childOf('void', held, channel));
  }
  if (has('link')) {
    const linked = makeRequest('link', channel);
    const { token } = await succeed(linked);
    const again = makeRequest('charge', channel, {
      ...own,
      source: tokenSource(token ?? ''),
    });
    await succeed(again);
    await succeed(childOf('unlink', linked, channel));
  }
};

describe('every channel', () => {
  test('succeeds in every work that is declared for it', async () => {
    const chain = await openChain();
    const problems: string[] = [];
    for (const channel of channels.filter((one) => declaredFor(one)))
      await tryChannel(chain, channel).catch((error: unknown) =>
        problems.push(`${channel.type} ${channel.code} ${channel.country}: ${String(error)}`),
      );
    expect(problems).toEqual([]);
  });
});
