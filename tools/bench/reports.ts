// Measures the download of a large account's balance history: the memory it costs the server, and
// how long other requests wait meanwhile.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillPayments } from './paid-account.ts';
import type { Measured } from './report-target.ts';

export interface ReportCost extends Measured {
  /** `fresh`, or `in use` when the process has listed all transactions before. */
  readonly process: string;
  readonly lines: number;
  readonly megabytes: number;
  readonly seconds: number;
}

/** Journal lines of one payment: the payment, its fee and its VAT. */
const LINES_EACH = 3;

/** Downloads a file as fast as it arrives; returns its number of lines and bytes. */
const take = async (url: string): Promise<{ lines: number; bytes: number }> => {
  const [response] = (await once(get(url), 'response')) as [IncomingMessage];
  const taken = { lines: 0, bytes: 0 };
  for await (const chunk of response) {
    const piece = chunk as Buffer;
    taken.bytes += piece.length;
    for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) taken.lines += 1;
  }
  return taken;
};

const exchange = async <Reply>(child: ChildProcess, message: string): Promise<Reply> => {
  const received = once(child, 'message') as Promise<[Reply]>;
  child.send(message);
  const [reply] = await received;
  return reply;
};

/** Downloads the report of a filled file from a separate process. */
const download = async (file: string, process: 'fresh' | 'in use'): Promise<ReportCost> => {
  const child = fork(new URL('report-target.ts', import.meta.url), [file], {
    execArgv: ['--conditions=@kasir/source', '--expose-gc'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [url] = (await once(child, 'message')) as [string];
  if (process === 'in use') await exchange(child, 'work');
  await exchange(child, 'begin');
  const start = performance.now();
  const { lines, bytes } = await take(url);
  const seconds = (performance.now() - start) / 1_000;
  const measured = await exchange<Measured>(child, 'end');
  child.disconnect();
  await once(child, 'exit');
  return { process, lines, megabytes: bytes / 1e6, seconds, ...measured };
};

/** Downloads a balance history from a fresh process, and from a process in use. */
export const measureReport = async (lines: number): Promise<ReportCost[]> => {
  const directory = mkdtempSync(join(tmpdir(), 'kasir-bench-report-'));
  const file = join(directory, 'kasir.db');
  try {
    await fillPayments(file, Math.ceil(lines / LINES_EACH));
    return [await download(file, 'fresh'), await download(file, 'in use')];
  } finally {
    rmSync(directory, { recursive: true });
  }
};
