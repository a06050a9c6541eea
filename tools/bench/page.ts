// The page of the benchmarks: its introduction, and sections that replace those of the last run.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

const machine = (): string => {
  const [processor] = cpus();
  return `${cpus().length} x ${processor?.model.trim() ?? 'unknown'}, ${process.platform} ${process.arch}, Node.js ${process.version}`;
};

const PAGE = 'docs/benchmarks.md';
/** Everything from this heading on is written by hand; the benchmarks never change it. */
const BY_HAND = '## The aims';

export const INTRODUCTION = [
  '# Benchmarks',
  '',
  '`npm run bench -- --write` writes this page up to the aims. It measures one server process with 64 keep-alive connections, the',
  'request log on or off as named, and durable commits (SQLite, each group synced). Each figure is the median of interleaved rounds in',
  'one run: compare the ratios. The echo is a bare node:http server that reads the same request bytes and sends the same response bytes.',
  '',
  `Machine: ${machine()}; commit ${execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim()}.`,
  '',
].join('\n');

/**
 * Returns the heading of a section without its figures, so that headings match whatever number of
 * rows they name.
 */
const nameOf = (section: string): string => section.replace(/\n.*/s, '').replace(/\d[\d,]*/g, 'N');

/** Returns the page with a section in its place; a new one precedes the part written by hand. */
const placed = (page: string, text: string): string => {
  const end = page.indexOf(BY_HAND);
  const [, ...tables] = page.slice(0, end).split(/^(?=## )/m);
  const place = tables.findIndex((table) => nameOf(table) === nameOf(text));
  const others = place < 0 ? [...tables, text] : tables.with(place, text);
  return [`${INTRODUCTION}\n`, ...others, page.slice(end)].join('');
};

/** Writes a section to the page. */
export const writeSection = (text: string): void =>
  writeFileSync(PAGE, placed(readFileSync(PAGE, 'utf8'), text));
