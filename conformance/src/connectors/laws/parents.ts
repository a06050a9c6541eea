// Holds the laws of captures, refunds and voids of an operation: sums, and requests at once.
import type { ChannelCapability, Operation } from '@kasir/connector/protocol';
import { NotApplicable, Violation } from '../../violation.ts';
import type { ConnectorLaw } from '../law.ts';
import { makeRequest, newId } from '../requests.ts';
import type { FirstWork, Trial } from '../trial.ts';

type Part = 'capture' | 'refund';

const BURST = 6;
/** The share of the parent in one capture or refund: two of them fit, a third does not. */
const SHARE = 0.4;

interface Family {
  readonly channel: ChannelCapability;
  readonly first: FirstWork;
}

/** Returns the channels whose operations can have several parts. */
const familiesOf = (trial: Trial, work: Part): readonly Family[] => {
  const first = work === 'capture' ? 'authorize' : 'charge';
  const found = trial.channelsWith(first, work).filter(({ captures, refunds }) => {
    const rule = work === 'capture' ? captures : refunds;
    return rule?.partial === true && rule.several;
  });
  if (found.length === 0)
    throw new NotApplicable(`No channel declares several partial ${work}s after ${first}.`);
  return found.map((channel) => ({ channel, first }));
};

const childOf = (
  channel: ChannelCapability,
  work: Part | 'void',
  parent: string,
  value: number,
  isFinal = false,
) => makeRequest(channel, { work, value, parent, isFinal });

const sumOf = (operations: readonly Operation[]): number =>
  operations.reduce((sum, { amount }) => sum + (amount?.value ?? 0), 0);

const sumLaw = (id: string, work: Part): ConnectorLaw => ({
  id,
  title: `${work}s one after the other add up to the parent, and never to more`,
  run: async (trial) => {
    for (const { channel, first } of familiesOf(trial, work)) {
      const parent = await trial.succeedFirst(channel, first);
      const part = Math.ceil(parent.value * SHARE);
      const one = childOf(channel, work, parent.id, part);
      await trial.succeed(one);
      // A repeat takes nothing more from the parent.
      await trial.begin(one);
      const rest = parent.value - part;
      await trial.expectRefused(
        childOf(channel, work, parent.id, rest + 1),
        ['AMOUNT_INVALID'],
        `only ${rest} are left`,
      );
      await trial.succeed(childOf(channel, work, parent.id, rest));
      await trial.expectRefused(
        childOf(channel, work, parent.id, 1),
        ['AMOUNT_INVALID', 'PARENT_INVALID'],
        'nothing is left',
      );
    }
  },
});

const burstLaw = (id: string, work: Part): ConnectorLaw => ({
  id,
  title: `${work}s at once never add up to more than the parent`,
  run: async (trial) => {
    for (const { channel, first } of familiesOf(trial, work)) {
      const parent = await trial.succeedFirst(channel, first);
      const part = Math.ceil(parent.value * SHARE);
      const requests = Array.from({ length: BURST }, () => childOf(channel, work, parent.id, part));
      const replies = await Promise.all(requests.map((request) => trial.send(request)));
      for (const { code } of replies)
        if (code !== null && code !== 'AMOUNT_INVALID')
          throw new Violation('an operation or AMOUNT_INVALID', code);
      const accepted = requests.filter((_request, index) => replies[index]?.code === null);
      if (accepted.length === 0) throw new Violation(`a ${work} to be accepted`, 'none');
      const settled: Operation[] = [];
      for (const request of accepted) settled.push(await trial.settle(request.id));
      const sum = sumOf(settled);
      if (sum > parent.value) throw new Violation(`at most ${parent.value}`, String(sum));
    }
  },
});

const boundLaws: readonly ConnectorLaw[] = [
  {
    id: 'parent-1',
    title: 'an authorization that was voided is not captured',
    run: async (trial) => {
      for (const channel of trial.channelsWith('authorize', 'capture', 'void')) {
        const parent = await trial.succeedFirst(channel, 'authorize');
        await trial.succeed(childOf(channel, 'void', parent.id, parent.value));
        await trial.expectRefused(
          childOf(channel, 'capture', parent.id, parent.value),
          ['PARENT_INVALID'],
          'the authorization is voided',
        );
      }
    },
  },
  {
    id: 'parent-2',
    title: 'an authorization that was captured is not voided',
    run: async (trial) => {
      for (const channel of trial.channelsWith('authorize', 'capture', 'void')) {
        const parent = await trial.succeedFirst(channel, 'authorize');
        await trial.succeed(childOf(channel, 'capture', parent.id, parent.value));
        await trial.expectRefused(
          childOf(channel, 'void', parent.id, parent.value),
          ['PARENT_INVALID'],
          'the authorization is captured',
        );
      }
    },
  },
  {
    id: 'parent-3',
    title: 'of a void and a capture at once only one is accepted',
    run: async (trial) => {
      for (const channel of trial.channelsWith('authorize', 'capture', 'void')) {
        const parent = await trial.succeedFirst(channel, 'authorize');
        const both = (['capture', 'void'] as const).map((work) =>
          childOf(channel, work, parent.id, parent.value),
        );
        await Promise.all(both.map((request) => trial.send(request)));
        const ended = await Promise.all(
          both.filter(({ id }) => trial.model.newest(id)).map(({ id }) => trial.settle(id)),
        );
        const done = ended.filter(({ status }) => status === 'succeeded').map(({ work }) => work);
        if (done.length > 1) throw new Violation('one of the two', done.join(' and '));
      }
    },
  },
  {
    id: 'parent-4',
    title: 'after a final capture there is no other',
    run: async (trial) => {
      for (const { channel } of familiesOf(trial, 'capture')) {
        const parent = await trial.succeedFirst(channel, 'authorize');
        const part = Math.ceil(parent.value * SHARE);
        await trial.succeed(childOf(channel, 'capture', parent.id, part, true));
        await trial.expectRefused(
          childOf(channel, 'capture', parent.id, part),
          ['PARENT_INVALID'],
          'the final capture was made',
        );
      }
    },
  },
  {
    id: 'parent-5',
    title: 'a parent that is unknown, or that cannot have the work, is refused',
    run: async (trial) => {
      for (const channel of trial.channelsWith('charge', 'refund')) {
        const value = trial.amountFor(channel);
        await trial.expectRefused(
          childOf(channel, 'refund', newId(), value),
          ['PARENT_INVALID'],
          'the parent is unknown',
        );
        const parent = await trial.succeedFirst(channel, 'charge');
        const refund = childOf(channel, 'refund', parent.id, parent.value);
        await trial.succeed(refund);
        await trial.expectRefused(
          childOf(channel, 'refund', refund.id, parent.value),
          ['PARENT_INVALID'],
          'a refund is not refunded',
        );
      }
    },
  },
  {
    id: 'parent-6',
    title: 'a child has the currency of its parent',
    run: async (trial) => {
      for (const channel of trial.channelsWith('charge', 'refund')) {
        const parent = await trial.succeedFirst(channel, 'charge');
        const currency = channel.currency === 'PHP' ? 'THB' : 'PHP';
        await trial.expectRefused(
          childOf({ ...channel, currency }, 'refund', parent.id, parent.value),
          ['AMOUNT_INVALID', 'NOT_SUPPORTED'],
          `the parent is in ${channel.currency}`,
        );
      }
    },
  },
  {
    id: 'parent-7',
    title: 'an issued number can be closed once, and accepts no payment afterwards',
    run: async (trial) => {
      for (const channel of trial.channelsWith('issue', 'close')) {
        const issued = await trial.succeed(await trial.first(channel, 'issue'));
        const close = () => makeRequest(channel, { work: 'close', value: null, parent: issued.id });
        await trial.succeed(close());
        await trial.expectRefused(close(), ['PARENT_INVALID'], 'it is closed already');
        if (await trial.pay(issued))
          throw new Violation(`no payment to ${issued.id}, which is closed`, 'it was paid');
      }
    },
  },
];

export const parentLaws: readonly ConnectorLaw[] = [
  sumLaw('sum-1', 'capture'),
  burstLaw('sum-2', 'capture'),
  sumLaw('sum-3', 'refund'),
  burstLaw('sum-4', 'refund'),
  ...boundLaws,
];
