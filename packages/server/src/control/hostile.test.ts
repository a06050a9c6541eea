// Checks that text which databases cannot store is refused by the control listener.
import { describe, expect, test } from 'vitest';
import { openTestServer } from '../testing/test-server.ts';

const forbiddenTexts = ['a\u0000b', '\ud800', '\udfffx'];

describe.each(forbiddenTexts)('the text %j', (text) => {
  test('is refused in every body with its path', async () => {
    const { control, platform } = await openTestServer();
    for (const [method, path, body] of [
      ['POST', '/accounts', { name: text }],
      ['PATCH', `/accounts/${platform}`, { versions: { test: { [text]: '2020-10-31' } } }],
      ['POST', `/accounts/${platform}/keys`, { name: text }],
      ['POST', `/accounts/${platform}/balance`, { type: 'DEPOSIT', amount: 1, description: text }],
      ['POST', `/accounts/${platform}/events/resend`, { webhook_id: text }],
    ] as const) {
      const response = await control(method, path, body);
      expect([path, response.status, response.body.error_code]).toEqual([
        path,
        400,
        'API_VALIDATION_ERROR',
      ]);
      expect(response.body.message).toMatch(/^body/);
    }
  });
});

test('U+0000 is refused in the query', async () => {
  const { control, platform } = await openTestServer();
  const response = await control('GET', `/accounts/${platform}/events?subject=a%00b`);
  expect([response.status, response.body.message]).toMatchObject([
    400,
    expect.stringMatching(/^query\.subject must /),
  ]);
});

test('a callback token must fit into a header', async () => {
  const { control, platform } = await openTestServer();
  const change = (token: string) =>
    control('PATCH', `/accounts/${platform}`, { callback_token: { test: token } });
  for (const token of ['a\r\nx: y', 'a b', '\u0442', '', 'x'.repeat(256)]) {
    expect([token, (await change(token)).status]).toEqual([token, 400]);
  }
  expect((await change('whsec_A~!x')).status).toBe(200);
});
