// Rules about the text of files: size, opening sentence, leftovers, banned calls, names and words.
import { lineAt, type TextFile } from '../repository/files.ts';
import { adapters, environment } from './boundaries.ts';
import type { Finding, Repository, Script } from './repository.ts';

/** A longer file raises a question; split it where its subject splits, never to fit a number. */
const LINES_MAX = 250;
const TEST_LINES_MAX = 400;
const COLUMNS_MAX = 100;

/** Returns a finding for each match of a pattern in one layer of a file. */
const matches = (path: string, layer: string, pattern: RegExp, message: string): Finding[] =>
  [...layer.matchAll(pattern)].map(({ index }) => ({
    path,
    line: lineAt(layer, index),
    message,
  }));

const linesOf = (text: string): string[] => text.replace(/\n$/, '').split('\n');

const size = ({ path, text, test }: Script): Finding[] => {
  const lines = linesOf(text);
  const limit = test ? TEST_LINES_MAX : LINES_MAX;
  if (lines.length <= limit || path.includes('/generated/')) return [];
  if (/^\/[/*].*\bdata table\b/i.test(lines[0] ?? '')) return [];
  const message = `${lines.length} lines: does this file still hold one thought?`;
  return [{ path, line: limit + 1, message, question: true }];
};

/** A name of code such as `ChargeResponse`, left behind by a rename; products are proper nouns. */
const beginsWithName = /^\/\/ (?!PostgreSQL|TypeScript|JavaScript|OpenAPI)[A-Z][a-z]+[A-Z]\w*/;

const opening = ({ path, text }: Script): Finding[] => {
  const [first = '', second = ''] = linesOf(text);
  const header = first.startsWith('#!') ? second : first;
  if (!/^\/[/*]/.test(header))
    return [{ path, line: 1, message: 'Open the file with one sentence on what it is for.' }];
  return beginsWithName.test(header)
    ? [
        {
          path,
          line: 1,
          message: 'A sentence on what a file is for begins with a word of English.',
        },
      ]
    : [];
};

/** The formatter cannot break comments; lines of code that it leaves long contain a string. */
const columns = ({ path, text, layers }: Script): Finding[] => {
  const comments = layers.comments.split('\n');
  return linesOf(text).flatMap((line, index) => {
    const comment = comments[index] ?? '';
    if (line.length <= COLUMNS_MAX || comment.trim() === '') return [];
    const message = `${line.length} columns, at most ${COLUMNS_MAX}: wrap the comment.`;
    return [{ path, line: index + 1, message }];
  });
};

const leftovers = ({ path, layers }: Script): Finding[] =>
  matches(
    path,
    layers.comments,
    /\b(?:TODO|FIXME|XXX|HACK)\b/g,
    'Finish it, or say in a decision why it stays as it is.',
  );

const skippedTests = ({ path, layers, test }: Script): Finding[] =>
  test
    ? matches(
        path,
        layers.code,
        /\b(?:test|it|describe|suite)(?:\.\w+)*\.(?:skip|only|todo|fails|skipIf|runIf)\b/g,
        'Every test runs: repair it, or give it a command of its own.',
      )
    : [];

/** The folder with all time limits of tests. */
const patience = 'tools/testing/';
const limits: readonly RegExp[] = [
  /\b(?:timeout|testTimeout|hookTimeout):\s*\d/g,
  /\bAbortSignal\.timeout\(\s*\d/g,
  /\bvi\.wait(?:For|Until)\(/g,
  // A limit as the last argument of a test or a hook.
  /^ {0,2}\},(?: |\n *)\d[\d_]*,?\n?\);$/gm,
];

const limitsOfTests = ({ path, layers, test }: Script): Finding[] =>
  (test || /^vitest[\w.]*\.config\.ts$/.test(path)) && !path.startsWith(patience)
    ? limits.flatMap((limit) =>
        matches(
          path,
          layers.code,
          limit,
          `All waits of tests have the limits of ${patience}: leave this out, and wait with expect.poll.`,
        ),
      )
    : [];

const impurities: readonly { readonly call: RegExp; readonly message: string }[] = [
  { call: /\bDate\.now\b|\bnew Date\(\s*\)/g, message: 'Take the time as a value: `at.now`.' },
  { call: /\bperformance\.now\b|\bhrtime\b/g, message: 'Take the time as a value.' },
  { call: /\bMath\.random\b/g, message: 'Take randomness as a value.' },
  {
    call: /\brandom(?:UUID|Bytes|Int)\b|\bgetRandomValues\b/g,
    message: 'Take ids from `at.id()`.',
  },
  {
    call: /\bset(?:Timeout|Interval|Immediate)\b/g,
    message: 'Write a job with a due time: no timer decides anything here.',
  },
];

const purity = ({ path, layers, test }: Script): Finding[] =>
  test || !path.includes('/') || adapters.some((folder) => path.startsWith(folder))
    ? []
    : impurities.flatMap(({ call, message }) => matches(path, layers.code, call, message));

const settings = ({ path, layers, test }: Script): Finding[] =>
  test || environment.some((place) => place.test(path))
    ? []
    : matches(
        path,
        layers.code,
        /\bprocess\.env\b|\bimport\.meta\.env\b/g,
        'Read the environment in the server configuration and pass the value on.',
      );

const vague = /(?:^|\/)(?:utils?|commons?|helpers?|misc)(?:\/|\.[^/]*$|$)/i;

const names = ({ path }: TextFile): Finding[] =>
  vague.test(path)
    ? [{ path, line: 1, message: 'Name the file for what it holds; this name holds anything.' }]
    : [];

interface Word {
  readonly word: RegExp;
  readonly message: string;
  /** Files that may contain it. */
  readonly except?: RegExp;
  /** Text to ignore in the search. */
  readonly allowed?: RegExp;
}

const words: readonly Word[] = [
  {
    word: /\/\/[\w.-]*(?:registr[y]|artifact[o]ry|verdacc[i]o)[\w-]*\.\w|\bregistr[y]\.(?:npmjs|yarn)/gi,
    message: 'A registry host is a matter of the machine: leave it out.',
  },
  {
    word: /(?<![\w.~:@}-])\/(?:work|home|root|Users|mnt)\/\w/g,
    message: 'This path exists on one machine only: write it relative to the repository.',
  },
  {
    word: /\bpubli[c][ -]facts\b|\(desig[n]\b|\.\.\/share[d]\b/g,
    message: 'The repository stands alone: say here what a reader needs, or leave it out.',
  },
  {
    word: /x[e]ndit/gi,
    message: 'The project names no provider: say "the service" or "the platform".',
    // The tests of the service's own SDK, and the guides for moving from it, use its names; the
    // reference and the OpenAPI documents list values of the wire; a library names its processors.
    except:
      /^(?:spec\/|tools\/compat\/|tools\/catalogues\/(?:sdk|sent)-calls\.ts$|connectors\/prism\/|docs\/guide\/(?:sdk|connector-prism)\.md$|docs\/decisions\/0108|\.changeset\/connector-prism\.md$|docs\/migrate\/|docs\/reference\/|packages\/server\/openapi\/|conformance\/choices\.tsv$|pnpm-lock\.yaml$)/,
    // Packages that tests use, a column of the specification, two fields and a channel of SDKs.
    allowed:
      /x[e]ndit-(?:js-)?node|'(?:[A-Z]{2}_)?X[E]NDIT'|X[e]ndit-side WHT|x[e]ndit_(?:fee|withholding_tax)/g,
  },
];

const banned = ({ path, text }: TextFile): Finding[] =>
  words.flatMap(({ word, message, except, allowed }) => {
    if (except?.test(path)) return [];
    const searched = allowed ? text.replaceAll(allowed, (found) => '-'.repeat(found.length)) : text;
    return matches(path, searched, word, message);
  });

const scriptRules = [
  size,
  opening,
  columns,
  leftovers,
  skippedTests,
  limitsOfTests,
  purity,
  settings,
];

/** Returns all findings about the text of files. */
export const houseRules = ({ files, scripts }: Repository): Finding[] => [
  ...[...scripts.values()].flatMap((script) => scriptRules.flatMap((rule) => rule(script))),
  ...files.flatMap((file) => [...names(file), ...banned(file)]),
];
