// Checks what `kasir check` shows while a running server checks its books.
import { openSqlite } from '../store/sqlite/sqlite.ts';
import { expect, onTestFinished, test } from 'vitest';
import { createKasir } from '../in-process/create.ts';
import { sources } from '../testing/stores.ts';
import { plainScreen } from '../terminal/screen.ts';
import { run } from './program.ts';

/** A server whose check waits within its first book until `go` is called. */
const open = async () => {
  const store = await openSqlite({ file: ':memory:', ...sources });
  const kasir = await createKasir({ store });
  onTestFinished(() => kasir.close());
  const { controlUrl } = await kasir.listen();
  const { promise: gone, resolve: go } = Promise.withResolvers<void>();
  const [partitions, view] = [store.partitions.bind(store), store.view.bind(store)];
  let isChecking = false;
  store.partitions = () => {
    isChecking = true;
    return partitions();
  };
  store.view = async (partition, read, isGone) => {
    if (isChecking && !partition.account.startsWith('$')) await gone;
    return view(partition, read, isGone);
  };
  const env = { KASIR_CONTROL_URL: controlUrl, KASIR_CONTROL_TOKEN: kasir.controlToken };
  return { control: kasir.control, env, go };
};

test('the progress that the server reports appears on a terminal', async () => {
  const { env, control, go } = await open();
  const printed: string[] = [];
  const lines: string[] = [];
  await run(['check'], {
    env,
    print: (text) => void printed.push(text),
    warn: () => {},
    screen: plainScreen,
    progress: (line) => {
      lines.push(line);
      if (line.startsWith('checked ')) go();
    },
  });
  expect(lines.at(-2)).toMatch(/^checked 0 of \d+ books, \d+ s so far$/);
  expect(lines.at(-1)).toBe('');
  expect(printed).toEqual(['All books agree.']);
  expect(await control.invariants.progress()).toMatchObject({
    body: { status: 'IDLE', checked: 0, books: 0, share: null, left_ms: null },
  });
});

test('the control API reports a running check and its progress', async () => {
  const { control, go } = await open();
  const checking = control.invariants.check();
  await expect
    .poll(() => control.invariants.progress())
    .toMatchObject({ body: { status: 'RUNNING', checked: 0, share: 0, left_ms: null } });
  go();
  expect(await checking).toMatchObject({ body: { ok: true } });
});
