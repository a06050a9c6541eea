// Tests that everything that a test file leaves behind is reported.
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { changesOf, openResources, sharedState } from './shared-state.ts';

const { cache } = createRequire(import.meta.url);

/** Changes that tests have left behind, by the report of each; a change returns its undo. */
const spoils: Readonly<Record<string, () => () => void>> = {
  'globalThis.left is new': () => {
    Object.assign(globalThis, { left: 1 });
    return () => void Reflect.deleteProperty(globalThis, 'left');
  },
  'globalThis.fetch is another': () => {
    const { fetch } = globalThis;
    globalThis.fetch = async () => new Response();
    return () => void (globalThis.fetch = fetch);
  },
  'globalThis.setTimeout is another': () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    return () => void vi.useRealTimers();
  },
  'console.warn is another': () => {
    const { warn } = console;
    console.warn = () => undefined;
    return () => void (console.warn = warn);
  },
  'Date.now is another': () => {
    const { now } = Date;
    Date.now = () => 0;
    return () => void (Date.now = now);
  },
  'process.env.LEFT is new': () => {
    process.env['LEFT'] = 'x';
    return () => void delete process.env['LEFT'];
  },
  'process.env.PATH is another': () => {
    const { PATH } = process.env;
    process.env['PATH'] = 'x';
    return () => void (process.env['PATH'] = PATH);
  },
  'listeners of process to left is new': () => {
    const listener = () => undefined;
    process.on('left', listener);
    return () => void process.off('left', listener);
  },
};

test.each(Object.entries(spoils))('"%s" is reported until the change is undone', (name, spoil) => {
  const before = sharedState();
  const restore = spoil();
  onTestFinished(restore);
  expect(changesOf(before, sharedState())).toContain(name);
  restore();
  expect(changesOf(before, sharedState())).toEqual([]);
});

test('a module that is gone or loaded again is reported, and a first load is not', () => {
  const load = createRequire(import.meta.url);
  const path = load.resolve('../package.json');
  onTestFinished(() => void delete cache[path]);
  const empty = sharedState();
  load(path);
  expect(changesOf(empty, sharedState())).toEqual([]);
  const before = sharedState();
  delete cache[path];
  expect(changesOf(before, sharedState())).toEqual([`module ${path} is gone`]);
  load(path);
  expect(changesOf(before, sharedState())).toEqual([`module ${path} is another`]);
});

test('a listening port is counted until it is closed', async () => {
  const before = openResources().get('TCPServerWrap') ?? 0;
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  expect(openResources().get('TCPServerWrap')).toBe(before + 1);
  server.close();
  await once(server, 'close');
  await expect.poll(() => openResources().get('TCPServerWrap') ?? 0).toBe(before);
});
