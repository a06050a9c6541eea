// Tests pay-later accounts: creating, linking and charging.
import { channels } from '@kasir/models';
import { describe, expect, test } from 'vitest';
import { intentPage } from '../../../intents/hosted-page.ts';
import { transactions } from '../../../ledger/kind.ts';
import { harness, toNewInstrument } from '../../../testing/harness.ts';
import { authorizeInstrument } from '../../authorize.ts';
import { instrumentProblems } from '../../create.ts';
import { purposeOf } from '../../find.ts';
import { typeOf } from '../index.ts';

const lenders = channels.filter(({ type }) => type === 'PAYLATER');

test('every lender of the channel table pays when its payer approves on a page, in the category PAYLATER', async () => {
  for (const channel of lenders) {
    const { make, open, act, store, partition, context, intent, paymentsOf } = harness();
    const opened = await open(await make({ channel }), { amount: 100_000 });
    expect(opened.state.status).toBe('REQUIRES_ACTION');
    const page = await store.view(partition, (view) =>
      intentPage.show(view, opened.id, context(partition)),
    );
    expect(page?.choices.map(({ name }) => name)).toEqual(['approve', 'decline']);
    await act((d) => intentPage.act(d, opened.id, 'approve'));
    expect((await intent(opened)).state.status).toBe('SUCCEEDED');
    expect(await paymentsOf(opened)).toMatchObject([
      { state: { type: 'PAYLATER', captured: 100_000, detail: { source: channel.code } } },
    ]);
    const { rows } = await store.view(partition, (view) =>
      view.list(transactions, {}, { limit: 2 }),
    );
    expect(rows.map(({ state }) => state.category)).toEqual(['PAYLATER']);
  }
});

describe('a linked account', () => {
  const [lender] = lenders;
  if (!lender) throw new Error('The channel table has no lender');
  const reusable = { ...lender, reusable: true };

  test('is authorized on its page first and then charged without the payer', async () => {
    const { make, decide } = harness();
    const row = await make({ channel: reusable, reusable: true });
    expect(row.state.status).toBe('REQUIRES_ACTION');
    expect(purposeOf(row)).toEqual({ say: 'link_channel', with: { channel: reusable.name } });
    const { state } = await decide((d) => authorizeInstrument(d, row));
    const { nextAction } = typeOf('PAYLATER');
    const charging = { authentication: state.authentication, initiator: 'payer' as const };
    expect(nextAction(state, state.detail, reusable, charging)).toBe('nowhere');
  });

  test('is refused with each missing property that its channel requires', async () => {
    const { decide } = harness();
    const problems = await decide((d) =>
      instrumentProblems(d, toNewInstrument(d, { channel: reusable, properties: {} })),
    );
    expect(problems.flatMap((one) => one?.field ?? [])).toEqual(
      reusable.requires.map((name) => `properties.${name}`),
    );
  });
});
