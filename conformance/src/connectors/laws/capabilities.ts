// Holds the laws of capabilities: a connector executes what it declares, and refuses everything
// else.
import {
  capabilities as capabilitiesSchema,
  works,
  type ChannelCapability,
  type OperationRequest,
} from '@kasir/connector/protocol';
import { NotApplicable, Violation } from '../../violation.ts';
import type { ConnectorLaw } from '../law.ts';
import { account, card, makeRequest, newId, plan } from '../requests.ts';
import type { FirstWork, Trial } from '../trial.ts';

/** Sends a request that the capabilities do not cover; expects a refusal and no operation. */
const expectUnsupported = async (
  trial: Trial,
  request: OperationRequest,
  why: string,
): Promise<void> => {
  await trial.expectRefused(request, ['NOT_SUPPORTED'], why);
  await trial.expectNeverReceived(request.id);
};

const workChild = async (
  trial: Trial,
  channel: ChannelCapability,
  work: 'capture' | 'void' | 'refund' | 'unlink' | 'close',
): Promise<void> => {
  const parents: Readonly<Record<typeof work, readonly FirstWork[]>> = {
    capture: ['authorize'],
    void: ['authorize'],
    refund: ['charge'],
    unlink: ['link'],
    close: ['issue'],
  };
  const first = parents[work].find((one) => channel.works.includes(one));
  // A refund may be about a received payment, which the suite cannot make.
  if (first === undefined) return;
  const parent = await trial.succeedFirst(channel, first);
  const value = work === 'unlink' || work === 'close' ? null : parent.value;
  await trial.begin(makeRequest(channel, { work, value, parent: parent.id, isFinal: true }));
};

/** Returns the channels that do not allow partial, or several, captures or refunds. */
const limited = (
  trial: Trial,
  rule: 'partial' | 'several',
): readonly { channel: ChannelCapability; first: FirstWork; work: 'capture' | 'refund' }[] =>
  trial.capabilities.channels.flatMap((channel) => [
    ...(channel.captures?.[rule] === false && channel.works.includes('capture')
      ? [{ channel, first: 'authorize' as const, work: 'capture' as const }]
      : []),
    ...(channel.refunds?.[rule] === false && channel.works.includes('charge')
      ? [{ channel, first: 'charge' as const, work: 'refund' as const }]
      : []),
  ]);

/** Returns each channel with each work that takes or holds money of a payer. */
const paying = (trial: Trial) =>
  trial.beginnings().filter(({ work }) => work === 'charge' || work === 'authorize');

export const capabilityLaws: readonly ConnectorLaw[] = [
  {
    id: 'cap-1',
    title: 'the capabilities fit the schema, and stay the same',
    run: async (trial) => {
      const { body } = await trial.wire.get('/capabilities');
      const parsed = capabilitiesSchema.safeParse(body);
      if (!parsed.success) throw new Violation('capabilities', JSON.stringify(body));
      if (JSON.stringify(parsed.data) !== JSON.stringify(trial.capabilities))
        throw new Violation('the capabilities of the start', JSON.stringify(body));
    },
  },
  {
    id: 'cap-2',
    title: 'every declared work is accepted on its channel',
    run: async (trial) => {
      for (const { channel, work } of trial.beginnings())
        await trial.begin(await trial.first(channel, work));
      for (const channel of trial.capabilities.channels)
        for (const work of ['capture', 'void', 'refund', 'unlink', 'close'] as const)
          if (channel.works.includes(work)) await workChild(trial, channel, work);
    },
  },
  {
    id: 'cap-3',
    title: 'an undeclared work, channel or currency is refused',
    run: async (trial) => {
      for (const { channel, work } of trial.beginnings()) {
        const request = await trial.first(channel, work);
        const other = channel.currency === 'PHP' ? 'THB' : 'PHP';
        const id = newId;
        await expectUnsupported(
          trial,
          { ...request, id: id(), channel: { ...request.channel, code: 'NOT_DECLARED' } },
          'the channel is not declared',
        );
        if (request.amount)
          await expectUnsupported(
            trial,
            {
              ...request,
              id: id(),
              amount: { ...request.amount, currency: other },
            },
            `${other} is not declared`,
          );
      }
      for (const channel of trial.capabilities.channels)
        for (const work of works) {
          if (channel.works.includes(work) || !['charge', 'authorize', 'issue'].includes(work))
            continue;
          const isDeclared = trial.capabilities.channels.some(
            (one) => one.code === channel.code && one.works.includes(work),
          );
          if (isDeclared) continue;
          const value = trial.amountFor(channel);
          await expectUnsupported(
            trial,
            makeRequest(channel, { work, value, source: account }),
            `${work} is not declared`,
          );
        }
    },
  },
  {
    id: 'cap-4',
    title: 'card data is refused where it is not declared',
    run: async (trial) => {
      if (trial.capabilities.card_data) throw new NotApplicable('The connector takes card data.');
      for (const channel of trial.channelsWith('charge')) {
        const value = trial.amountFor(channel);
        await expectUnsupported(
          trial,
          makeRequest(channel, { work: 'charge', value, source: card }),
          'card_data is false',
        );
      }
    },
  },
  {
    id: 'cap-5',
    title: 'partial captures and refunds are refused where they are not declared',
    run: async (trial) => {
      const found = limited(trial, 'partial');
      if (found.length === 0) throw new NotApplicable('All captures and refunds may be partial.');
      for (const { channel, first, work } of found) {
        const parent = await trial.succeedFirst(channel, first);
        await expectUnsupported(
          trial,
          makeRequest(channel, { work, value: parent.value - 1, parent: parent.id }),
          `the ${work} is partial`,
        );
      }
    },
  },
  {
    id: 'cap-6',
    title: 'a second capture or refund is refused where several are not declared',
    run: async (trial) => {
      const found = limited(trial, 'several').filter(({ channel, work }) => {
        const rule = work === 'capture' ? channel.captures : channel.refunds;
        return rule?.partial === true;
      });
      if (found.length === 0)
        throw new NotApplicable('No channel declares one partial capture or refund.');
      for (const { channel, first, work } of found) {
        const parent = await trial.succeedFirst(channel, first);
        const half = Math.floor(parent.value / 2);
        await trial.succeed(makeRequest(channel, { work, value: half, parent: parent.id }));
        await expectUnsupported(
          trial,
          makeRequest(channel, { work, value: 1, parent: parent.id }),
          `it is the second ${work}`,
        );
      }
    },
  },
  {
    id: 'cap-7',
    title: 'a charge that saves returns a token, which can be charged',
    run: async (trial) => {
      const found = trial.channelsWith('charge').filter(({ saves }) => saves === true);
      if (found.length === 0) throw new NotApplicable('No channel declares that it saves.');
      for (const channel of found) {
        const value = trial.amountFor(channel);
        const source = trial.newSourceFor(channel);
        const saving = makeRequest(channel, { work: 'charge', value, source, saves: true });
        const { token } = await trial.succeed(saving);
        if (token === null) throw new Violation('a token of a charge that saves', 'null');
        await trial.begin(
          makeRequest(channel, { work: 'charge', value, source: { type: 'token', token } }),
        );
      }
    },
  },
  {
    id: 'cap-8',
    title: 'a charge that saves is refused where it is not declared',
    run: async (trial) => {
      const found = trial.channelsWith('charge').filter(({ saves }) => saves !== true);
      if (found.length === 0) throw new NotApplicable('All channels declare that they save.');
      for (const channel of found)
        await expectUnsupported(
          trial,
          await trial.first(channel, 'charge', { saves: true }),
          'the channel does not save',
        );
    },
  },
  {
    id: 'cap-9',
    title:
      'installments are accepted where they are declared, and required where the channel has nothing else',
    run: async (trial) => {
      const found = paying(trial).filter(({ channel }) => channel.installments !== undefined);
      if (found.length === 0) throw new NotApplicable('No channel declares installments.');
      for (const { channel, work } of found) {
        await trial.begin(await trial.first(channel, work, { installment: plan }));
        if (channel.installments === 'required')
          await expectUnsupported(
            trial,
            await trial.first(channel, work, { installment: null }),
            'the channel has installments only',
          );
      }
    },
  },
  {
    id: 'cap-10',
    title: 'installments are refused where they are not declared',
    run: async (trial) => {
      const found = paying(trial).filter(({ channel }) => channel.installments === undefined);
      if (found.length === 0) throw new NotApplicable('All channels declare installments.');
      for (const { channel, work } of found)
        await expectUnsupported(
          trial,
          await trial.first(channel, work, { installment: plan }),
          'the channel has no installments',
        );
    },
  },
  {
    id: 'cap-11',
    title: 'a charge with a saved token that the merchant initiates needs no action',
    run: async (trial) => {
      for (const channel of trial.channelsWith('link', 'charge')) {
        const source = trial.newSourceFor(channel);
        const { token } = await trial.succeed(
          makeRequest(channel, { work: 'link', value: null, source }),
        );
        const { status } = await trial.begin(
          makeRequest(channel, {
            work: 'charge',
            value: trial.amountFor(channel),
            source: { type: 'token', token },
            initiator: 'merchant',
          }),
        );
        if (status === 'action_required')
          throw new Violation('no action, since nobody is there', status);
      }
    },
  },
  {
    id: 'amount-1',
    title: 'amounts are executed exactly as they were sent',
    run: async (trial) => {
      for (const { channel, work } of trial.beginnings()) {
        if (work === 'link') continue;
        const { min, max } = channel;
        const bounds = [min, max, trial.amountFor(channel)].filter((value) => value !== null);
        for (const value of bounds) {
          const request = await trial.first(channel, work, { value });
          await trial.begin(request);
          await trial.settle(request.id);
        }
      }
    },
  },
  {
    id: 'amount-2',
    title: 'amounts outside the bounds of the channel are refused',
    run: async (trial) => {
      let tried = 0;
      for (const { channel, work } of trial.beginnings()) {
        if (work === 'link') continue;
        const { min, max } = channel;
        const outside = [
          ...(min !== null && min > 1 ? [min - 1] : []),
          ...(max === null ? [] : [max + 1]),
        ];
        for (const value of outside) {
          tried += 1;
          const request = await trial.first(channel, work, { value });
          await trial.expectRefused(request, ['AMOUNT_INVALID'], `${value} is out of bounds`);
          await trial.expectNeverReceived(request.id);
        }
      }
      if (tried === 0) throw new NotApplicable('No channel declares bounds.');
    },
  },
];
