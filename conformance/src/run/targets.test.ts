// Wrong targets: each ends the run at once, and never as a success.
import { loopback, reply, type Respond } from '@kasir/core/testing/internal';
import { readConfig, start } from '@kasir/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { perform } from '../commands.ts';
import { registry } from '../registry.ts';
import { parseCommand } from '../settings.ts';

const KEY = ['--key', 'xnd_development_targets'];

const served = async (respond: Respond): Promise<{ url: string; count: () => number }> => {
  const server = await loopback(respond);
  onTestFinished(() => server.close());
  return { url: server.url, count: () => server.seen.length };
};

const performed = async (...args: string[]): Promise<{ code: number; text: string }> => {
  const lines: string[] = [];
  const terminal = {
    print: (text: string) => lines.push(text),
    progress: () => {},
    program: 'kasir-conformance',
  };
  const code = await perform(parseCommand(['run', ...args]), terminal);
  return { code, text: lines.join('\n') };
};

/** A new server on a free port, with its keys. */
const platform = async (env: Record<string, string> = {}) => {
  const config = readConfig(['--memory', '--port', '0', '--control-port', '0'], {
    KASIR_LOG_LEVEL: 'silent',
    ...env,
  });
  if (!config) throw new Error('The server has no configuration.');
  const server = await start(config);
  onTestFinished(() => server.stop());
  return { ...server, flags: ['--base-url', server.baseUrl, '--key', server.key] };
};

describe('a target that is not a payments API', () => {
  test('that responds with 404 to everything is rejected after one request per endpoint', async () => {
    const { url, count } = await served((response) => reply(response, 404, {}));
    await expect(performed('--base-url', url, ...KEY)).rejects.toThrow(
      /supports none of the \d+ endpoints: it responds with 404 .* Check the path of --base-url/,
    );
    expect(count()).toBeLessThanOrEqual(registry.contracts.size + 5);
  });

  test('that responds with 500 to everything is rejected', async () => {
    const { url } = await served((response) => reply(response, 500, { error_code: 'X' }));
    await expect(performed('--base-url', url, ...KEY)).rejects.toThrow('it responds with 500');
  });

  test('that responds with 200 {} to everything fails the laws about response shapes', async () => {
    const { url } = await served((response) => reply(response, 200, {}));
    const { code, text } = await performed('--base-url', url, ...KEY, '--profile', 'smoke');
    expect(code).toBe(1);
    expect(text).toContain('FAIL rt-4:transactions.list');
    expect(text).toContain('FAIL http-1');
  });

  test('that does not listen is reported with the option to check', async () => {
    const closed = await loopback(() => {});
    await closed.close();
    await expect(performed('--base-url', closed.url, ...KEY)).rejects.toThrow(
      /ECONNREFUSED.*Check --base-url/,
    );
  });
});

describe('on our own server', () => {
  test('a wrong path of --base-url and a wrong key are reported at once', async () => {
    const { baseUrl, flags } = await platform();
    const wrongPath = performed('--base-url', `${baseUrl}/api/v9`, ...flags.slice(2));
    await expect(wrongPath).rejects.toThrow('Check the path of --base-url');
    await expect(performed('--base-url', baseUrl, ...KEY)).rejects.toThrow('rejects the API key');
  });

  test('a wrong control token, a closed control port and another port are reported at once', async () => {
    const { flags, baseUrl, controlUrl } = await platform();
    const control = (url: string) => ['--control-url', url, '--control-token', 'wrong'];
    await expect(performed(...flags, ...control(controlUrl))).rejects.toThrow(
      'rejects the token (401)',
    );
    const closed = await loopback(() => {});
    await closed.close();
    await expect(performed(...flags, ...control(closed.url))).rejects.toThrow(
      /No control API at .*ECONNREFUSED.* Check --control-url/,
    );
    await expect(performed(...flags, ...control(baseUrl))).rejects.toThrow(
      'must be the URL of the control API',
    );
  });

  test('an unknown law and a report that cannot be written are reported at once', async () => {
    const { flags } = await platform();
    await expect(performed(...flags, '--only', 'idem,idme')).rejects.toThrow(
      /--only: unknown law, group or endpoint: idme. Groups: auth, /,
    );
    const nowhere = '/no/such/folder/report.json';
    for (const flag of ['--report-json', '--report-junit']) {
      await expect(performed(...flags, flag, nowhere)).rejects.toThrow(
        `${flag}: cannot write the report to ${nowhere}`,
      );
    }
  });

  test('the printed replay command can be pasted, with target and control API', async () => {
    const { flags, controlUrl, controlToken } = await platform();
    const control = ['--control-url', controlUrl, '--control-token', controlToken];
    const { code, text } = await performed(
      ...flags,
      ...control,
      '--dialect',
      'service',
      '--only',
      'fl-8',
    );
    expect(code).toBe(1);
    const [, command = ''] = /replay +kasir-conformance (.*)/.exec(text) ?? [];
    expect(command).not.toContain(controlToken);
    const variables: Record<string, string> = {
      '"$KEY"': flags[3] ?? '',
      '"$CONTROL_TOKEN"': controlToken,
    };
    const words = command.split(' ').map((word) => variables[word] ?? word);
    const lines: string[] = [];
    const terminal = {
      print: (line: string) => lines.push(line),
      progress: () => {},
      program: 'kasir-conformance',
    };
    expect(await perform(parseCommand(words), terminal)).toBe(1);
    expect(lines.at(-1)).toBe('STILL FAILS');
  });

  test('webhooks of an account reach --receiver-port without a control API', async () => {
    const free = await loopback(() => {});
    const { port } = new URL(free.url);
    await free.close();
    const { flags } = await platform({ KASIR_CALLBACK_URL: `http://127.0.0.1:${port}/` });
    const run = [...flags, '--receiver-port', port, '--only', 'wh', '--profile', 'smoke'];
    const { code, text } = await performed(...run);
    expect(code, text).toBe(0);
    const [, passed = '0'] = /(\d+) PASS/.exec(text) ?? [];
    expect(Number(passed)).toBeGreaterThanOrEqual(13);
  });
});
