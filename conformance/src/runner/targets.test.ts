// Tests wrong targets: each ends the run immediately, and never as a success.
import { loopback, reply, type Respond } from '@kasir/client/testing';
import { readConfig, start } from '@kasir/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { perform } from '../command/commands.ts';
import { registry } from '../registry.ts';
import { parseCommand } from '../command/settings.ts';

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
  test('that responds with 404 to everything is reported after a few requests per endpoint', async () => {
    const { url, count } = await served((response) => reply(response, 404, {}));
    const { code, text } = await performed('--base-url', url, ...KEY);
    expect(code).toBe(3);
    expect(text).toMatch(
      /^Ended early: The target supports none of the \d+ endpoints: it responds with 404 .* Check the path of --base-url/,
    );
    expect(count()).toBeLessThanOrEqual(2 * registry.contracts.size);
  });

  test('that responds with 200 {} to everything fails the laws about response shapes', async () => {
    const { url } = await served((response) => reply(response, 200, {}));
    const { code, text } = await performed(
      '--base-url',
      url,
      ...KEY,
      '--only',
      'auth-1:transactions.list,http-1',
    );
    expect(code).toBe(1);
    expect(text).toContain('FAIL rt-4:transactions.list');
    expect(text).toContain('FAIL http-1');
  });
});

describe('on our own server', () => {
  test('a wrong path of --base-url and a wrong key are reported at once', async () => {
    const { baseUrl, flags } = await platform();
    const wrongPath = await performed('--base-url', `${baseUrl}/api/v9`, ...flags.slice(2));
    expect(wrongPath).toMatchObject({
      code: 3,
      text: expect.stringContaining('Check the path of --base-url'),
    });
    expect(await performed('--base-url', baseUrl, ...KEY)).toMatchObject({
      code: 3,
      text: expect.stringContaining('rejects the API key'),
    });
  });

  test('a wrong control token, a closed control port and another port are reported at once', async () => {
    const { flags, baseUrl, controlUrl } = await platform();
    const control = (url: string) => ['--control-url', url, '--control-token', 'wrong'];
    const ended = async (url: string): Promise<string> => {
      const { code, text } = await performed(...flags, ...control(url));
      expect(code).toBe(3);
      return text;
    };
    expect(await ended(controlUrl)).toContain('rejects the token (401)');
    const closed = await loopback(() => {});
    await closed.close();
    expect(await ended(closed.url)).toMatch(
      /No control API at .*ECONNREFUSED.* Check --control-url/,
    );
    expect(await ended(baseUrl)).toContain('must be the URL of the control API');
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
      'fl-13',
    );
    expect(code).toBe(1);
    const [, command = ''] = /replay +npm run conformance -- (.*)/.exec(text) ?? [];
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
    };
    expect(await perform(parseCommand(words), terminal)).toBe(1);
    expect(lines.at(-1)).toBe('STILL FAILS');
  });

  test('profile smoke passes laws of every group in at most 250 requests; without a control API, of all but iso and snap', async () => {
    const smoke = async (seed: string, isControlled: boolean): Promise<string[]> => {
      const { flags, controlUrl, controlToken } = await platform();
      const control = ['--control-url', controlUrl, '--control-token', controlToken];
      const args = [...flags, ...(isControlled ? control : []), '--profile', 'smoke'];
      const { code, text } = await performed(...args, '--seed', seed);
      expect(code, text).toBe(0);
      expect(text).toMatch(/^Not checked: \d+ of \d+ laws\n {2}\d+ PROFILE: /);
      expect(Number(/(\d+) requests in/.exec(text)?.[1])).toBeLessThanOrEqual(250);
      const rows = [...text.matchAll(/^([a-z]+) +(\d+|\.) /gm)];
      expect(rows.length).toBeGreaterThan(14);
      return rows.flatMap(([, group = '', passed]) => (passed === '.' ? [group] : []));
    };
    expect(await smoke('1', true)).toEqual([]);
    expect(await smoke('2', true)).toEqual([]);
    // These groups need several accounts, or partners that an operator registers.
    for (const seed of ['1', '2']) expect(await smoke(seed, false)).toEqual(['iso', 'snap']);
  });

  test('no run leaves a callback URL in an account that it did not make', async () => {
    const { flags, controlUrl, controlToken } = await platform();
    const urls = async (): Promise<unknown> => {
      const headers = { authorization: `Bearer ${controlToken}` };
      const response = await fetch(`${controlUrl}/accounts`, { headers });
      const { data } = (await response.json()) as {
        data: { name: string; callbacks: unknown }[];
      };
      return data.filter(({ name }) => !name.startsWith('cfm-')).map((one) => one.callbacks);
    };
    const before = await urls();
    const only = ['--only', 'callback_urls.set', '--profile', 'smoke'];
    const alone = await performed(...flags, ...only);
    expect(alone.code, alone.text).toBe(0);
    expect(alone.text).toContain('NO_CONTROL');
    const control = ['--control-url', controlUrl, '--control-token', controlToken];
    const { code, text } = await performed(...flags, ...control, ...only);
    expect(code, text).toBe(0);
    expect(Number(/(\d+) PASS/.exec(text)?.[1])).toBeGreaterThan(10);
    expect(await urls()).toEqual(before);
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
    expect(Number(passed)).toBeGreaterThanOrEqual(1);
  });
});
