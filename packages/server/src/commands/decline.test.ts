// Tests over sockets that `kasir decline` makes the next work of a channel fail, and only that.
import { expect, onTestFinished, test } from 'vitest';
import { createKasir } from '../in-process/create.ts';
import { plainScreen } from '../terminal/screen.ts';
import { run } from './program.ts';

const open = async () => {
  const kasir = await createKasir();
  onTestFinished(() => kasir.close());
  const { controlUrl } = await kasir.listen();
  const env = { KASIR_CONTROL_URL: controlUrl, KASIR_CONTROL_TOKEN: kasir.controlToken };
  return async (...args: readonly string[]): Promise<string> => {
    const lines: string[] = [];
    const print = (text: string): void => void lines.push(text);
    await run(args, { env, print, warn: () => {}, screen: plainScreen });
    return lines.join('\n');
  };
};

const order = JSON.stringify({
  currency: 'IDR',
  amount: 25_000,
  payment_method: {
    type: 'CARD',
    reusability: 'ONE_TIME_USE',
    card: {
      currency: 'IDR',
      channel_properties: { skip_three_d_secure: true },
      card_information: {
        card_number: '4000000000001091',
        expiry_month: '12',
        expiry_year: '2039',
      },
    },
  },
});

test('the next payment fails with the code, and the one after it succeeds', async () => {
  const kasir = await open();
  expect(await kasir('decline', 'STOLEN_CARD')).toMatch(/^The next payment of .* STOLEN_CARD/);
  expect(await kasir('post', '/payment_requests', '-d', order)).toContain('STOLEN_CARD');
  expect(await kasir('post', '/payment_requests', '-d', order)).toContain('SUCCEEDED');
});

test('a script for another channel does not affect the payment, and --json prints the script', async () => {
  const kasir = await open();
  const flags = ['--channel', 'DANA', '--times', '2', '--json'];
  expect(JSON.parse(await kasir('decline', 'INSUFFICIENT_BALANCE', ...flags))).toMatchObject({
    match: { work: 'payment', channel_code: 'DANA' },
    steps: [{ outcome: 'fail', failure_code: 'INSUFFICIENT_BALANCE', times: 2 }],
  });
  expect(await kasir('post', '/payment_requests', '-d', order)).toContain('SUCCEEDED');
});

test.each([
  [['STOLEN_CARDS'], 'Did you mean STOLEN_CARD?'],
  [['STOLEN_CARD', '--times', '0'], 'Send a whole number from 1 to 1000.'],
])('%j is refused with a remedy', async (args, remedy) => {
  const kasir = await open();
  await expect(kasir('decline', ...args)).rejects.toThrow(remedy);
});
