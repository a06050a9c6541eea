// Tests transcripts of failures: they can be run, and never contain a secret.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Exchange } from '../targets/wire/message.ts';
import { basic } from '../targets/wire/message.ts';
import { Secrets } from '../targets/wire/secrets.ts';
import type { AccountOptions, ControlScript } from '../targets/control/control.ts';
import { Origins } from './origins.ts';
import type { EvidenceItem } from './evidence.ts';
import { toHttp, toTranscript as scriptOf, type ScriptOptions } from './transcript.ts';

const key = 'xnd_development_secret';

const happened = (exchanges: readonly Exchange[]): EvidenceItem[] =>
  exchanges.map((one) => ({ kind: 'request', from: one.from, exchange: one }));

const toTranscript = (
  exchanges: readonly Exchange[],
  secrets: Secrets,
  origins?: Origins,
  more: ScriptOptions = {},
): string[] => scriptOf(happened(exchanges), secrets, { ...(origins && { origins }), ...more });

const secretsOf = (): Secrets => {
  const secrets = new Secrets();
  secrets.add('KEY', key);
  return secrets;
};

const exchange = (
  outgoing: Partial<Exchange['outgoing']>,
  rest: Partial<Exchange> = {},
): Exchange => ({
  outgoing: {
    endpoint: null,
    actor: { name: 'KEY', key },
    method: 'GET',
    target: '/things',
    headers: {},
    body: null,
    ...outgoing,
  },
  response: { status: 200, headers: {}, text: '{}', body: {} },
  problem: null,
  from: 0,
  to: 1,
  manner: null,
  ...rest,
});

describe('a transcript', () => {
  test('has variables for keys and captured ids', () => {
    const made = { id: 'pr-0123456789' };
    const transcript = toTranscript(
      [
        exchange(
          { method: 'POST', body: '{"a":1}', headers: { 'content-type': 'application/json' } },
          { response: { status: 201, headers: {}, text: JSON.stringify(made), body: made } },
        ),
        exchange({ target: '/things/pr-0123456789' }),
      ],
      secretsOf(),
    );
    expect(transcript).toEqual([
      `ID_1=$(curl -sS -X POST -u "$KEY:" -H 'content-type: application/json' --data-binary '{"a":1}' "$BASE_URL/things" | tee /dev/stderr | jq -r .id)`,
      '# 201 {"id":"pr-0123456789"}',
      'curl -sS -u "$KEY:" "$BASE_URL/things/$ID_1"',
      '# 200 {}',
    ]);
  });

  test('reads any value of a response that is used later, and makes new references each time', () => {
    const made = { id: 'pr-0123456789', actions: [{ url: 'http://pay.example/pr-0123456789' }] };
    const tag = 'cfm-abc123';
    const exchanges = [
      exchange(
        { method: 'POST', body: `{"reference_id":"${tag}-1","price":"$5"}` },
        { response: { status: 201, headers: {}, text: JSON.stringify(made), body: made } },
      ),
      exchange({ target: '/things/pr-0123456789' }),
      exchange({ target: `/pages?of=${made.actions[0]?.url}&after=${tag}-1` }),
    ];
    expect(toTranscript(exchanges, secretsOf(), undefined, { tag })).toEqual([
      'TAG=cfm-$(head -c 999 /dev/urandom | base64 | tr -dc a-z0-9 | head -c 6)',
      'RESPONSE_1=$(curl -sS -X POST -u "$KEY:" --data-binary "{\\"reference_id\\":\\"$TAG-1\\",\\"price\\":\\"\\$5\\"}" "$BASE_URL/things" | tee /dev/stderr)',
      `ID_1=$(printf %s "$RESPONSE_1" | jq -r .id); URL_1=$(printf %s "$RESPONSE_1" | jq -r '.actions[0].url')`,
      `# 201 ${JSON.stringify(made)}`,
      'curl -sS -u "$KEY:" "$BASE_URL/things/$ID_1"',
      '# 200 {}',
      'curl -sS -u "$KEY:" "$BASE_URL/pages?of=$URL_1&after=$TAG-1"',
      '# 200 {}',
    ]);
    expect(toHttp(exchanges, secretsOf())).toEqual(
      expect.arrayContaining([
        '# @name step_1',
        'GET {{BASE_URL}}/things/{{step_1.response.body.$.id}}',
        `GET {{BASE_URL}}/pages?of={{step_1.response.body.$.actions[0].url}}&after=${tag}-1`,
      ]),
    );
  });

  test('repeats operations of the control interface, and lists the webhooks that arrived', () => {
    const origins = new Origins({
      account: () => 'make',
      key: () => 'key',
      act: (name, args) => (name === 'clock.advance' ? `advance ${String(args[0])}` : null),
    });
    const act = { from: 0, to: 1 };
    const delivery = {
      at: 3,
      path: '/hook',
      method: 'POST',
      headers: {},
      text: `{"a":\n"${key}"}`,
      body: null,
      reply: 500,
    };
    const evidence: readonly EvidenceItem[] = [
      { kind: 'control', from: 1, act: { ...act, name: 'clock.advance', args: [90_061_001] } },
      { kind: 'control', from: 2, act: { ...act, name: 'payer.pay', args: ['pr-1'] } },
      { kind: 'webhook', from: 3, delivery, attempt: 2, isViolating: false },
    ];
    expect(scriptOf(evidence, secretsOf(), { origins })).toEqual([
      'advance 90061001',
      '# control: payer.pay pr-1',
      '# webhook to /hook, attempt 2: {"a": "$KEY"}',
    ]);
    expect(scriptOf(evidence, secretsOf())[0]).toBe(
      '# control: the clock moves on by 1 d 1 h 1 min 1.001 s',
    );
  });

  test('writes a Basic header of a law with its key as a variable', () => {
    const [line] = toTranscript(
      [exchange({ actor: null, headers: { authorization: basic(key) } })],
      secretsOf(),
    );
    expect(line).toContain(`-H "authorization: Basic $(printf %s '$KEY:' | base64 -w0)"`);
  });

  test('states how a request was sent, and that it had no response', () => {
    const transcript = toTranscript(
      [exchange({}, { response: null, problem: 'reset', manner: 'cut off' })],
      secretsOf(),
    );
    expect(transcript[1]).toBe('# no response: reset (cut off)');
  });

  describe('of requests of accounts that the suite made', () => {
    const actor = { name: 'KEY_2', key: 'xnd_development_other', forUserId: 'acc-child-0001' };
    const exchanges = [exchange({ actor })];
    const made = (script: ControlScript | null): Origins => {
      const origins = new Origins(script);
      origins.addAccount('KEY_1', 'acc-0000001', { name: 'cfm-a-1' });
      origins.addAccount('KEY_2', 'acc-0000002', { name: 'cfm-a-2', platform: true });
      origins.addAccount('KEY_3', 'acc-child-0001', { name: 'cfm-a-3', parent: 'acc-0000002' });
      return origins;
    };

    test('creates them with commands of the control interface', () => {
      const script = {
        account: ({ parent = 'none' }: AccountOptions) => `make ${parent}`,
        key: (account: string) => `key ${account}`,
      };
      expect(toTranscript(exchanges, secretsOf(), made(script)).slice(0, 5)).toEqual([
        'MADE_2=$(make none)',
        'KEY_2=$(printf %s "$MADE_2" | jq -r .key); ACCOUNT_2=$(printf %s "$MADE_2" | jq -r .id)',
        'MADE_3=$(make $ACCOUNT_2)',
        'KEY_3=$(printf %s "$MADE_3" | jq -r .key); ACCOUNT_3=$(printf %s "$MADE_3" | jq -r .id)',
        'curl -sS -u "$KEY_2:" -H "for-user-id: $ACCOUNT_3" "$BASE_URL/things"',
      ]);
      const origins = made(script);
      origins.addKey('KEY_4', 'acc-0000001', { mode: 'live' });
      const other = exchange({ actor: { name: 'KEY_4', key: 'xnd_production_other' } });
      expect(toTranscript([other], secretsOf(), origins)).toContain('KEY_4=$(key $ACCOUNT_1)');
    });

    test('describes them in words where the interface has no commands', () => {
      expect(toTranscript(exchanges, secretsOf(), made(null))[0]).toBe(
        '# KEY_2: the test key of a new account with platform true; make one and set it',
      );
    });
  });

  test('leaves out the middle when it is long', () => {
    const transcript = toTranscript(
      Array.from({ length: 100 }, (_, index) => exchange({ target: `/things/${index}` })),
      secretsOf(),
    );
    expect(transcript).toHaveLength(2 * 40 + 1);
    expect(transcript).toContain('# ... 60 more entries ...');
    expect(transcript.at(-2)).toContain('/things/99');
  });

  test('never contains an API key, wherever it was', () => {
    const places = fc.constantFrom('target', 'body', 'header', 'basic', 'answer');
    fc.assert(
      fc.property(places, fc.string(), fc.string(), (place, before, after) => {
        const text = `${before}${key}${after}`;
        const one =
          place === 'target'
            ? exchange({ target: `/${text}` })
            : place === 'body'
              ? exchange({ method: 'POST', body: text })
              : place === 'header'
                ? exchange({ headers: { 'x-a': text } })
                : place === 'basic'
                  ? exchange({ headers: { authorization: basic(key) } })
                  : exchange({}, { response: { status: 200, headers: {}, text, body: undefined } });
        const transcript = toTranscript([one], secretsOf()).join('\n');
        expect(transcript).not.toContain(key);
        expect(transcript).not.toContain(btoa(`${key}:`));
      }),
    );
  });
});

test('secrets are found alone and inside a header', () => {
  const secrets = secretsOf();
  expect(secrets.foundIn(`a ${key} b`)).toEqual(['$KEY']);
  expect(secrets.foundIn(basic(key))).toEqual(['base64($KEY:)']);
  expect(secrets.foundIn('nothing')).toEqual([]);
});
