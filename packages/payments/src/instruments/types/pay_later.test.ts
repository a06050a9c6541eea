// Pay-later accounts: what is created, linked and charged of one.
import { memoryStore } from '@kasir/core/testing';
import { channels, type Channel } from '@kasir/models';
import { describe, expect, test } from 'vitest';
import { openIntent } from '../../intents/open.ts';
import { intents } from '../../intents/kind.ts';
import { intentPage } from '../../intents/hosted-page.ts';
import { payments } from '../../payments/kind.ts';
import { transactions } from '../../ledger/kind.ts';
import { contextFor, decide, partition, product } from '../../testing/decide.ts';
import { instrumentWish, intentWish } from '../../testing/wishes.ts';
import { authorizeInstrument } from '../authorize.ts';
import { createInstrument, wishProblems } from '../create.ts';
import { purposeOf } from '../find.ts';
import { typeOf } from './index.ts';

const lenders = channels.filter(({ type }) => type === 'PAYLATER');

const wishFor = (channel: Channel, change = {}) => instrumentWish({ channel, ...change });

test('every lender of the channel table takes a payment that its payer approves on a page, as PAYLATER', async () => {
  for (const channel of lenders) {
    const store = memoryStore();
    const intent = await decide(store, (d) => {
      const row = createInstrument(d, wishFor(channel, { id: d.id() }));
      return openIntent(d, row, intentWish({ id: d.id(), amount: 100_000 }));
    });
    expect(intent.state.status).toBe('REQUIRES_ACTION');
    const names = await store.view(partition, (view) =>
      intentPage.show(view, intent.id, contextFor())?.choices.map(({ name }) => name),
    );
    expect(names).toEqual(['approve', 'decline']);
    await decide(store, (d) => intentPage.act(d, intent.id, 'approve'));
    const { after, paid, booked } = await store.view(partition, (view) => ({
      after: view.get(intents, intent.id)?.state.status,
      paid: view.list(payments, {}, { limit: 2 }).rows.map(({ state }) => state),
      booked: view.list(transactions, {}, { limit: 2 }).rows.map(({ state }) => state.category),
    }));
    expect(after).toBe('SUCCEEDED');
    expect(paid).toMatchObject([{ product, type: 'PAYLATER', detail: { source: channel.code } }]);
    expect(booked).toEqual(['PAYLATER']);
  }
});

describe('a linked account', () => {
  const reusable = { ...(lenders[0] as Channel), reusable: true };

  test('is authorized on its page first and then charged without the payer', async () => {
    const store = memoryStore();
    const row = await decide(store, (d) =>
      createInstrument(d, wishFor(reusable, { id: d.id(), reusable: true })),
    );
    expect(row.state.status).toBe('REQUIRES_ACTION');
    expect(purposeOf(row)).toBe(`Link ${reusable.code}`);
    const linked = await decide(store, (d) => authorizeInstrument(d, row));
    const charging = { authentication: linked.state.authentication, merchantInitiated: false };
    const { stage } = typeOf('PAYLATER');
    expect(stage(linked.state, linked.state.detail, reusable, charging)).toBe('nowhere');
  });

  test('names each property that its channel needs', async () => {
    const problems = await decide(memoryStore(), (d) =>
      wishProblems(d, wishFor(reusable, { properties: {} })),
    );
    expect(problems.flatMap((one) => one?.field ?? [])).toEqual(
      reusable.requires.map((name) => `properties.${name}`),
    );
  });
});
