// Measures how calls of the control API by operators slow down payments, and checks the server on a
// disk that is full for a while.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync, appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { KEY, startTarget, TOKEN, type Target } from './target.ts';

const CODES = 400;
const OPERATORS = 4;
/** A read beside operators may take at most this multiple of its time alone. */
const RATIO_MAX = 40;
const DISK_MB = 48;
const PATIENCE_MS = 15_000;

const basic = `Basic ${btoa(`${KEY}:`)}`;

const makeCode = async (target: Target, name: string): Promise<number> => {
  const response = await fetch(`${target.publicUrl}/qr_codes`, {
    method: 'POST',
    headers: { authorization: basic, 'content-type': 'application/json' },
    body: JSON.stringify({
      external_id: name,
      type: 'STATIC',
      callback_url: 'http://127.0.0.1:9/hammer',
      metadata: { filler: 'x'.repeat(400) },
    }),
  });
  await response.arrayBuffer();
  return response.status;
};

const readBalance = async (target: Target): Promise<number> => {
  const response = await fetch(`${target.publicUrl}/balance`, {
    headers: { authorization: basic },
  });
  await response.arrayBuffer();
  return response.status;
};

const operate = async (target: Target, path: string): Promise<unknown> => {
  const headers = { authorization: `Bearer ${TOKEN}` };
  return (await fetch(target.controlUrl + path, { headers })).json();
};

/** Returns the median time of reading the balance, in milliseconds. */
const medianRead = async (target: Target): Promise<number> => {
  const times: number[] = [];
  for (let n = 0; n < 50; n += 1) {
    const start = performance.now();
    await readBalance(target);
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[25] ?? 0;
};

/** Measures reads of the balance alone, and while operators read everything again and again. */
const readsWithOperators = async (target: Target): Promise<string[]> => {
  for (let n = 0; n < CODES; n += 1) await makeCode(target, `operators-${n}`);
  const { data } = (await operate(target, '/accounts')) as { data: readonly { id: string }[] };
  const account = data[0]?.id ?? '';
  const paths = [
    '/search?q=a',
    '/invariants',
    `/accounts/${account}/objects?reference_id=none`,
    `/accounts/${account}/events?status=FAILED`,
    `/accounts/${account}/money`,
  ];
  await Promise.all(paths.map((path) => operate(target, path)));
  const alone = await medianRead(target);
  const over = new AbortController();
  const operators = Array.from({ length: OPERATORS }, async () => {
    for (let n = 0; !over.signal.aborted; n += 1)
      await operate(target, paths[n % paths.length] ?? '/clock');
  });
  const together = await medianRead(target);
  over.abort();
  await Promise.all(operators);
  const ratio = together / alone;
  return ratio <= RATIO_MAX
    ? []
    : [`a read takes ${ratio.toFixed(1)} times as long while operators look, ${RATIO_MAX} at most`];
};

const readiness = async (target: Target): Promise<number> => {
  const response = await fetch(`${target.controlUrl}/readyz`);
  await response.arrayBuffer();
  return response.status;
};

/** Waits until /readyz responds with a status; returns whether it did. */
const becomes = async (target: Target, status: number): Promise<boolean> => {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    if ((await readiness(target)) === status) return true;
    await sleep(100);
  }
  return false;
};

/** Writes a file until nothing more fits. */
const fill = (file: string): void => {
  writeFileSync(file, '');
  for (let size = 1 << 20; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size));
    } catch {
      // Smaller pieces fill the rest.
    }
  }
};

const onFullDisk = async (target: Target, directory: string): Promise<string[]> => {
  const findings: string[] = [];
  const holds = (is: boolean, what: string): void => {
    if (!is) findings.push(`full disk: ${what}`);
  };
  holds((await makeCode(target, 'before')) === 200, 'nothing can be made before');
  fill(join(directory, 'fill'));
  holds(await becomes(target, 503), '/readyz does not say that nothing can be stored');
  holds((await makeCode(target, 'meanwhile')) === 503, 'a write is not 503');
  holds((await readBalance(target)) === 200, 'a read fails');
  rmSync(join(directory, 'fill'));
  holds(await becomes(target, 200), '/readyz does not come back when there is room');
  holds((await makeCode(target, 'meanwhile')) === 200, 'nothing can be made afterwards');
  const books = (await operate(target, '/invariants')) as { ok: boolean };
  holds(books.ok, 'the books do not agree afterwards');
  return findings;
};

/** Mounts a small disk; returns null where that is not permitted, or not on Linux. */
const mountDisk = (): { directory: string; remove: () => void } | null => {
  const directory = mkdtempSync(join(tmpdir(), 'kasir-hammer-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', directory], {
      stdio: 'ignore',
    });
  } catch {
    rmSync(directory, { recursive: true });
    return null;
  }
  const remove = (): void => {
    execFileSync('umount', [directory]);
    rmSync(directory, { recursive: true });
  };
  return { directory, remove };
};

/**
 * Measures the effect of operators and of a full disk; `disk` is false where none could be mounted.
 */
export const hammerOperators = async (): Promise<{ findings: string[]; disk: boolean }> => {
  const disk = mountDisk();
  const directory = disk?.directory ?? mkdtempSync(join(tmpdir(), 'kasir-hammer-operators-'));
  const lines: string[] = [];
  try {
    const target = await startTarget({
      storage: ['--data', join(directory, 'data')],
      fault: null,
      onLine: (line) => void lines.push(line),
    });
    const findings = await readsWithOperators(target);
    if (disk) findings.push(...(await onFullDisk(target, directory)));
    await target.stop();
    const said = lines.filter((line) => line.includes('nothing can be stored')).length;
    if (disk && said !== 1) findings.push(`full disk: the log says it ${said} times, not once`);
    if (lines.some((line) => line.includes('"stack"'))) findings.push('the log has a stack');
    return { findings, disk: disk !== null };
  } finally {
    if (disk) disk.remove();
    else rmSync(directory, { recursive: true });
  }
};
