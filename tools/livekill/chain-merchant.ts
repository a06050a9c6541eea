// A merchant of the chain: pays by channels of every API generation, captures and refunds, and
// repeats each request until it gets a response.
import { setTimeout as sleep } from 'node:timers/promises';
import { majorBounds, type Channel } from '@kasir/models';
import {
  declaredChannels,
  formerPayments,
  holdInV2,
  holdInV3,
  paymentsOn,
  refund,
  type Body,
  type Merchant,
  type Partner,
} from '@kasir/connector-kasir/testing';
import type { RandomSource } from '../random/random-source.ts';
import { repeatCall, type Caller } from './repeat-call.ts';

export interface ChainMerchant extends Caller {
  readonly random: RandomSource;
  readonly partner: Partner;
  /** The captures of authorized cards. */
  readonly captures: 'once' | 'in_parts';
}

/** Thrown when a story ends early: a request is refused, or the payer declines or never acts. */
class StoryOver extends Error {}

/** The longest time that a merchant waits for a payer, in milliseconds. */
const PAYER_MS = 15_000;

const finalStatuses: ReadonlySet<unknown> = new Set(
  'FAILED EXPIRED CANCELED VOIDED DECLINED INACTIVE REVERSED UNVERIFIED'.split(' '),
);

/** Error codes that no injected fault can cause: they show a mistake of the test itself. */
const mistakes: ReadonlySet<unknown> = new Set([
  'API_VALIDATION_ERROR',
  'NOT_FOUND',
  'INVALID_PARTNER_ID',
  'INVALID_SIGNATURE',
]);

const toMerchant = (at: ChainMerchant): Merchant => {
  let steps = 0;
  const make: Merchant['make'] = async (method, path, body, headers) => {
    const step = method === 'GET' ? 'read' : `step-${(steps += 1)}`;
    const { status, body: received } = await repeatCall(at, step, method, path, body, headers);
    if (status < 400) return received;
    const text = `${at.story}: ${method} ${path}: ${status} ${JSON.stringify(received)}`;
    if (mistakes.has(received['error_code'])) throw new Error(text);
    throw new StoryOver(text);
  };
  return {
    make,
    reach: async (path, goal) => {
      const until = Date.now() + PAYER_MS;
      while (Date.now() < until) {
        const body: Body = await make('GET', path);
        if (typeof goal === 'string' ? body.status === goal : goal(body)) return body;
        if (finalStatuses.has(body.status)) throw new StoryOver(`${path} is ${body.status}`);
        await sleep(300);
      }
      throw new StoryOver(`${path} waits`);
    },
    // The payers of the chain act on their own.
    act: async () => {},
    createReference: () => `${at.story}-${(steps += 1)}`,
    press: async (url, choice) => {
      const { pathname } = new URL(url);
      for (;;) {
        const body = new URLSearchParams({ choice });
        const pressed = await fetch(at.url() + pathname, {
          method: 'POST',
          body,
          redirect: 'manual',
        }).catch(() => null);
        if (pressed && pressed.status < 500) return;
        await sleep(300);
      }
    },
    partner: at.partner,
  };
};

const payByChannel = async (merchant: Merchant, random: RandomSource): Promise<void> => {
  const [first, ...others] = declaredChannels;
  if (!first) throw new Error('The connector declares no channel.');
  const channel = random.pick([first, ...others]);
  const kinds = [...paymentsOn(channel).values()];
  const pay = kinds[random.below(kinds.length)];
  if (!pay) return;
  const { min } = majorBounds(channel);
  const paid = await pay(merchant, channel, min * (1 + random.below(3)));
  if (channel.refund && random.in100(50)) await refund(merchant, channel, paid);
};

const getCards = (): Channel => {
  const found = declaredChannels.find(({ code }) => code === 'CARDS');
  if (!found) throw new Error('The table has cards.');
  return found;
};

const captureInV3 = async (merchant: Merchant, random: RandomSource): Promise<void> => {
  const { request, payment } = await holdInV3(merchant, getCards(), 90_000);
  if (random.in100(30)) {
    await merchant.make('POST', `/v3/payments/${payment}/cancel`, {});
    return;
  }
  const captured = 30_000 + random.below(60_000);
  await merchant.make('POST', `/v3/payments/${payment}/capture`, { capture_amount: captured });
  await merchant.reach(`/v3/payments/${payment}`, 'SUCCEEDED');
  if (random.in100(50)) await refund(merchant, { type: 'CARD' }, { request, amount: 20_000 });
};

const captureInV2 = async (merchant: Merchant, random: RandomSource): Promise<void> => {
  const request = await holdInV2(merchant, getCards(), 90_000);
  const capture = (capture_amount: number): Promise<unknown> =>
    merchant.make('POST', `/payment_requests/${request}/captures`, { capture_amount });
  await capture(30_000);
  if (random.in100(50)) await capture(45_000);
  if (random.in100(50)) await refund(merchant, { type: 'CARD' }, { request, amount: 20_000 });
};

const payFormerly = async (merchant: Merchant, random: RandomSource): Promise<void> => {
  const all = [...formerPayments.values()];
  await all[random.below(all.length)]?.(merchant, 40_000 + random.below(50_000));
};

/** Runs one story of a merchant to its end. */
export const runChainStory = async (at: ChainMerchant): Promise<void> => {
  const stories = [
    [10, payByChannel],
    [3, at.captures === 'once' ? captureInV3 : captureInV2],
    [7, payFormerly],
  ] as const satisfies readonly (readonly [number, unknown])[];
  try {
    await at.random.weighted<(merchant: Merchant, random: RandomSource) => Promise<void>>(stories)(
      toMerchant(at),
      at.random,
    );
  } catch (error) {
    if (!(error instanceof StoryOver)) throw error;
  }
};
