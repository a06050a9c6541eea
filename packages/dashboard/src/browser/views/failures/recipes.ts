// Recipes: each sets one common failure with one button.

import { say } from '../../language.ts';
import type { Values } from '../../parts/forms.ts';
import { nextRequest, nextWebhook, script } from './next.ts';

/** A value of a recipe, with examples to choose from. */
export interface RecipeField {
  readonly name: string;
  readonly title: string;
  /** The first is used when nothing is entered. */
  readonly examples: readonly [string, ...string[]];
}

export interface Recipe {
  readonly name: string;
  readonly title: string;
  /** The effect on a client, and where to look for it. */
  readonly effect: string;
  readonly fields: readonly RecipeField[];
  readonly button: string;
  /** The operation that it calls. */
  readonly needs: 'scripts.create' | 'faults.create' | 'chaos.set';
  /** Sets the failure for an account and returns what will happen, as a sentence. */
  readonly set: (account: string, values: Values) => Promise<string>;
}

const codeField: RecipeField = {
  name: 'code',
  title: say('Code'),
  examples: ['INSUFFICIENT_BALANCE', 'EXPIRED_CARD', 'STOLEN_CARD'],
};

const channelField: RecipeField = {
  name: 'channel',
  title: say('Wallet'),
  examples: ['DANA', 'OVO', 'SHOPEEPAY'],
};

/** Returns what was entered, or the first example. */
const valueOf = (values: Values, { name, examples }: RecipeField): string =>
  values.some(name) ?? examples[0];

const numberOf = (values: Values, field: RecipeField): number => {
  const text = valueOf(values, field);
  const value = Number(text);
  if (!Number.isFinite(value))
    throw new Error(say('{field} must be a number, not {text}.', { field: field.title, text }));
  return value;
};

const statusField: RecipeField = {
  name: 'status',
  title: say('HTTP status'),
  examples: ['503', '500', '429'],
};
const secondsField: RecipeField = { name: 'seconds', title: say('Seconds'), examples: ['5', '20'] };
const latencyField: RecipeField = {
  name: 'latency',
  title: say('Seconds'),
  examples: ['10', '35'],
};
const timesField: RecipeField = {
  name: 'times',
  title: say('Lost attempts'),
  examples: ['2', '1', '5'],
};

export const recipes: readonly Recipe[] = [
  {
    name: 'decline-card',
    title: say('Decline the next card'),
    effect: say('The bank declines the card. The payment fails with this code.'),
    fields: [codeField],
    button: say('Decline the next card'),
    needs: 'scripts.create',
    set: async (account, values) => {
      const code = valueOf(values, codeField);
      await script(account, { outcome: 'fail', code, channel: 'CARDS' });
      return say('The next card is declined with {code}.', { code });
    },
  },
  {
    name: 'decline-payment',
    title: say('Decline the next payment of a wallet'),
    effect: say('The wallet refuses the payer, whatever the amount is.'),
    fields: [
      channelField,
      { ...codeField, examples: ['INSUFFICIENT_BALANCE', 'USER_DECLINED_PAYMENT'] },
    ],
    button: say('Decline the next payment'),
    needs: 'scripts.create',
    set: async (account, values) => {
      const channel = valueOf(values, channelField);
      const code = values.some('code') ?? 'INSUFFICIENT_BALANCE';
      await script(account, { outcome: 'fail', code, channel });
      return say('The next payment with {channel} is declined with {code}.', { channel, code });
    },
  },
  {
    name: 'slow-channel',
    title: say('A slow channel'),
    effect: say('The channel takes its time, and the request waits for it.'),
    fields: [secondsField],
    button: say('Slow the next payment'),
    needs: 'scripts.create',
    set: async (account, values) => {
      const seconds = numberOf(values, secondsField);
      await script(account, { outcome: 'succeed', delayMs: Math.round(seconds * 1_000) });
      return say('The channel takes {count|second|seconds} for the next payment.', {
        count: seconds,
      });
    },
  },
  {
    name: 'late-payment',
    title: say('A late payment'),
    effect: say(
      'The channel does not say how it ended until a day later, on the clock of test accounts.',
    ),
    fields: [],
    button: say('Delay the next payment'),
    needs: 'scripts.create',
    set: async (account) => {
      await script(account, { outcome: 'pending' });
      return say('The next payment stays pending for 24 hours. Advance the clock to see its end.');
    },
  },
  {
    name: 'lost-channel-response',
    title: say('A response of the channel is lost'),
    effect: say('The payment was made, but the platform learns of it 15 minutes later.'),
    fields: [],
    button: say('Lose the next response'),
    needs: 'scripts.create',
    set: async (account) => {
      await script(account, { outcome: 'lose_response' });
      return say('The response of the channel to the next payment is lost for 15 minutes.');
    },
  },
  {
    name: 'refund-fails',
    title: say('The next refund fails'),
    effect: say('The channel declines the refund.'),
    fields: [],
    button: say('Fail the next refund'),
    needs: 'scripts.create',
    set: async (account) => {
      await script(account, { outcome: 'fail', kind: 'refund' });
      return say('The next refund fails.');
    },
  },
  {
    name: 'error-response',
    title: say('The next request gets an error'),
    effect: say('Nothing is done. Does your client try again, with the same idempotency key?'),
    fields: [statusField],
    button: say('Fail the next request'),
    needs: 'faults.create',
    set: async (account, values) => {
      const status = numberOf(values, statusField);
      await nextRequest(account, { type: 'status', status });
      return say('The next request gets {status}.', { status });
    },
  },
  {
    name: 'lost-response',
    title: say('The next response is lost'),
    effect: say(
      'The request is carried out, then the connection is cut. A client that only repeats it pays twice.',
    ),
    fields: [],
    button: say('Cut the next response'),
    needs: 'faults.create',
    set: async (account) => {
      await nextRequest(account, { type: 'cut_after_commit' });
      return say('The next request is carried out, and its response is lost.');
    },
  },
  {
    name: 'slow-response',
    title: say('A slow response'),
    effect: say('Does your client wait, or give up and ask again?'),
    fields: [latencyField],
    button: say('Slow the next response'),
    needs: 'faults.create',
    set: async (account, values) => {
      const seconds = numberOf(values, latencyField);
      await nextRequest(account, { type: 'latency', ms: Math.round(seconds * 1_000) });
      return say('The next response comes {count|second|seconds} later.', { count: seconds });
    },
  },
  {
    name: 'lost-webhook',
    title: say('The next webhook is lost'),
    effect: say(
      'Its first attempts never arrive. The retries come after 15 minutes, 45 minutes and 2 hours.',
    ),
    fields: [timesField],
    button: say('Lose the next webhook'),
    needs: 'chaos.set',
    set: async (account, values) => {
      const times = numberOf(values, timesField);
      await nextWebhook(account, { lost_attempts: times });
      return say(
        'The next webhook is lost {count|time|times}. Advance the clock to see its retries.',
        { count: times },
      );
    },
  },
  {
    name: 'double-webhook',
    title: say('The next webhook comes twice'),
    effect: say('With the same id. Does your receiver handle it once?'),
    fields: [],
    button: say('Double the next webhook'),
    needs: 'chaos.set',
    set: async (account) => {
      await nextWebhook(account, { duplicate: 1 });
      return say('The next webhook is sent twice, with the same id.');
    },
  },
  {
    name: 'early-webhook',
    title: say('The webhook overtakes the response'),
    effect: say('The next one arrives before the request that caused it has got its response.'),
    fields: [],
    button: say('Send the next one early'),
    needs: 'chaos.set',
    set: async (account) => {
      await nextWebhook(account, { before_response: 1 });
      return say('The next webhook arrives before the response.');
    },
  },
];
