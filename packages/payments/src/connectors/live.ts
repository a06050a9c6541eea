// The connector of live mode: each task becomes an operation of one of the account's connectors.
import type { Channel } from '@kasir/models';
import { beginOperation, recordRefused } from '../operations/begin.ts';
import { operations } from '../operations/kind.ts';
import type { ChannelWork } from '../operations/state.ts';
import { holdInSuspense } from '../operations/suspense.ts';
import type { Work } from '../operations/work.ts';
import { noResponseCode } from './failure-codes.ts';
import type { ChannelResponse, ChannelTask, Connector } from './port.ts';
import { chooseConnectors } from '../operations/routing.ts';
import { liveSettingsOf } from '../operations/settings.ts';

const works: Readonly<Record<ChannelTask['work'], ChannelWork>> = {
  payment: 'charge',
  authorization: 'authorize',
  capture: 'capture',
  refund: 'refund',
  linking: 'link',
};

const perform: Connector['perform'] = (d, { work, channel, amount, order }): ChannelResponse => {
  // Connectors do not charge an amount of 0: a card that is only verified is linked.
  const isLink = work === 'linking' || amount === 0;
  const requested: Work = {
    work: isLink ? 'link' : works[work],
    channel,
    amount: isLink ? null : amount,
    order: order(),
  };
  const begun = beginOperation(d, requested);
  if (begun === null)
    return { result: 'declined', code: noResponseCode(work, channel.type), networkCode: null };
  d.awaitExternalWork(begun.id);
  return { result: 'pending', operation: begun.id };
};

/** Returns the first work on a channel. */
const firstWork = ({ flow }: Channel): ChannelWork => (flow === 'PRESENT' ? 'issue' : 'charge');

export const live: Connector = {
  isOutside: true,

  accept: (reads, channel, amount) => {
    const { type, code, country, currency } = channel;
    const task = {
      work: firstWork(channel),
      type,
      channel: code,
      country,
      currency,
      network: null,
      amount,
      withCard: false,
      seed: code,
    };
    return chooseConnectors(liveSettingsOf(reads), task).length > 0 ? null : 'CHANNEL_UNAVAILABLE';
  },

  perform,
  performNow: perform,

  issue: (d, { channel, amount, order }) => {
    const begun = beginOperation(d, { work: 'issue', channel, amount, order: order() });
    if (begun === null) return null;
    d.awaitExternalWork(begun.id);
    return { result: 'pending', operation: begun.id };
  },

  release: (d, { work, channel, amount, order }) => {
    const release = { work, channel, amount, order: order() };
    if (beginOperation(d, release) !== null) return;
    const { continues } = release.order;
    // A number that its connector cannot close stays open there, and later payments are recorded.
    if (continues === null || work === 'close') return;
    if (work === 'refund' && amount !== null)
      holdInSuspense(d, recordRefused(d, release, continues), amount);
    else d.change(operations, { id: continues }, { attention: 'NOT_UNDONE' });
  },

  // The pages of banks and wallets ask for passwords, not this platform.
  enterPassword: () => 'INVALID_OTP_ERROR',
  passwordWith: () => null,
  asksForPassword: () => false,
  holderCheck: () => null,
  walletInstallments: () => null,
  challengeCode: () => null,
  accountNumber: () => null,
  issuer: () => null,
};
