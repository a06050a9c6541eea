// Implements `compare`: tries the same laws and stories on two targets, law by law, and prints
// where they differ. Results are kept in a file, so that a slow comparison can be interrupted and
// resumed.
import { writeFileSync } from 'node:fs';
import { readState, writeState } from './comparison-state.ts';
import { planned } from './inspect.ts';
import { nameOf, type Law } from '../law.ts';
import { laws as allLaws, watchers } from '../laws/index.ts';
import { checkWords } from '../law-names.ts';
import { lawsOf } from './own-laws.ts';
import { registry } from '../registry.ts';
import {
  comparisonJson,
  comparisonMarkdown,
  comparisonText,
  rowsOf,
  seenOf,
  type Comparison,
} from '../report/comparison.ts';
import { unchecked, worstOf, type ExitCode, type LawResult } from '../report/report.ts';
import { costOfAll } from '../runner/costs.ts';
import type { RunOptions } from '../runner/options.ts';
import { Session } from '../runner/session.ts';
import {
  durationText,
  otherTargetOf,
  planOf,
  runOptionsOf,
  textFlag,
  type Settings,
} from './settings.ts';
import type { Terminal } from './terminal.ts';

type Options = RunOptions & { readonly seed: number };

/** The run options of both targets. */
interface Targets {
  readonly one: Options;
  readonly other: Options;
}

/**
 * Holds both targets to the same requirements. A control interface is used only if both have one;
 * the webhook address with which one target was configured is used for neither.
 */
const optionsOf = (settings: Settings, seed: number): Targets => {
  const one = runOptionsOf(settings);
  const { baseUrl, key, control } = otherTargetOf(settings);
  const both = one.control && control;
  const shared = {
    ...one,
    seed,
    demand: one.demand ?? (both && one.control?.demand) ?? 'stated',
    magic: one.magic ?? (both ? one.control?.magic : undefined),
    // A failed law is not tried again: it becomes a row, and requests may be expensive.
    untilBroken: true,
    receiverPort: undefined,
  };
  return {
    one: { ...shared, control: both ? one.control : undefined },
    other: {
      ...shared,
      baseUrl,
      key: key ?? one.key,
      control: both ? control : undefined,
      endpoints: undefined,
    },
  };
};

/** Returns the endpoints that both targets have, or null before they were looked for. */
const commonOf = ({ endpoints }: Comparison): readonly string[] | null =>
  endpoints && endpoints.one.filter((id) => endpoints.other.includes(id));

/** Returns the laws that can be tried on both targets, as far as that is known. */
const possibleOf = (left: readonly Law[], state: Comparison): readonly Law[] => {
  const both = commonOf(state);
  return both === null
    ? left
    : left.filter((law) => law.endpoints.every((id) => both.includes(id)));
};

/** Estimates the remaining requests for each target, and the seconds that they take. */
const estimateOf = (left: readonly Law[], { endpoints }: Comparison, settings: Settings) => {
  const { profile, rate } = planOf(settings);
  const requests = costOfAll(left, profile) + (endpoints ? 0 : registry.contracts.size);
  return {
    requests,
    seconds: rate === undefined ? null : Math.ceil((requests * 60) / rate),
    rate,
  };
};

const estimateText = (
  left: readonly Law[],
  done: number,
  { requests, seconds, rate }: ReturnType<typeof estimateOf>,
): string =>
  `${left.length} laws to compare${done > 0 ? `, ${done} compared before` : ''}: about ${requests} requests to each target` +
  `${seconds === null ? '' : `, ${durationText(seconds)} at ${rate} per minute`}. A law that fails takes longer.`;

/** Records the results of a law on both targets. */
const note = (state: Comparison, one: LawResult, other: LawResult): void => {
  state.laws[one.id] = {
    title: one.title,
    clauses: [...one.clauses],
    one: seenOf(one),
    other: seenOf(other),
  };
};

/** Records the results of laws that watch all responses; earlier failures are kept. */
const noteWatched = (state: Comparison, one: Session, other: Session): void => {
  const others = new Map(other.watched().map((result) => [result.id, result]));
  for (const result of one.watched()) {
    const counterpart = others.get(result.id);
    const before = state.laws[result.id];
    const isBroken = [before?.one, before?.other].some((side) => side?.verdict === 'FAIL');
    if (
      counterpart &&
      !isBroken &&
      ![result, counterpart].some(({ verdict }) => unchecked.includes(verdict))
    )
      note(state, result, counterpart);
  }
};

/** The state in which both runs record their results, and the means to save and print it. */
interface Notes {
  readonly state: Comparison;
  readonly save: () => void;
  readonly terminal: Terminal;
}

/**
 * Looks for endpoints, once; stories use those that both targets have. Returns the session that
 * ended early, or null.
 */
const findEndpoints = async (
  { one, other }: Targets,
  { state, save }: Notes,
): Promise<Session | null> => {
  const [first, second] = await Promise.all(
    [one, other].map((options) => Session.open({ laws: allLaws, watchers }, options)),
  );
  if (!first || !second) return null;
  const ids = [...registry.contracts.keys()];
  const found = await Promise.all([first.find(ids), second.find(ids)]);
  await Promise.all([first.close(), second.close()]);
  const ended = [first, second].find((session) => session.ended !== null);
  if (ended) return ended;
  state.endpoints = { one: [...found[0]], other: [...found[1]] };
  state.requests = { one: first.sent, other: second.sent };
  save();
  return null;
};

/** Tries laws on both targets at once; returns the session that ended early, or null. */
const tryAll = async (
  { one, other }: Targets,
  wanted: readonly Law[],
  { state, save, terminal }: Notes,
): Promise<Session | null> => {
  const left = possibleOf(wanted, state);
  const both = commonOf(state) ?? [];
  const open = (options: Options): Promise<Session> =>
    Session.open({ laws: allLaws, watchers }, { ...options, endpoints: both });
  const [first, second] = await Promise.all([open(one), open(other)]);
  const before = { ...state.requests };
  const earlier = { one: { ...state.choices.one }, other: { ...state.choices.other } };
  const started = performance.now();
  try {
    for (const [at, law] of left.entries()) {
      const seconds = (performance.now() - started) / 1_000;
      const rest =
        at === 0
          ? ''
          : `, about ${durationText(Math.ceil((seconds / at) * (left.length - at)))} remaining`;
      terminal.progress(
        `${at} of ${left.length} laws, ${first.sent + second.sent} requests${rest}`,
      );
      const [here, there] = await Promise.all([first.try(law), second.try(law)]);
      const ended = [first, second].find((session) => session.ended !== null);
      state.requests = { one: before.one + first.sent, other: before.other + second.sent };
      state.choices = {
        one: { ...earlier.one, ...first.choices },
        other: { ...earlier.other, ...second.choices },
      };
      if (!ended && here && there) note(state, here, there);
      save();
      if (ended) return ended;
    }
    return null;
  } finally {
    noteWatched(state, first, second);
    save();
    await Promise.all([first.close(), second.close()]);
    terminal.progress('');
  }
};

/** Creates an empty comparison. */
const freshOf = ({ one, other }: Targets): Comparison => ({
  version: 1,
  of: {
    one: one.baseUrl,
    other: other.baseUrl,
    profile: one.profile ?? 'standard',
    dialect: one.dialect ?? 'spec',
    demand: one.demand ?? 'stated',
    seed: one.seed,
  },
  endpoints: null,
  choices: { one: {}, other: {} },
  requests: { one: 0, other: 0 },
  laws: {},
});

/** Compares two targets; returns 1 if they differ. Throws `BadUsage`. */
export const compare = async (settings: Settings, terminal: Terminal): Promise<ExitCode> => {
  const isSeeded = textFlag(settings, 'seed') !== undefined;
  const drawn = isSeeded ? planOf(settings).seed : Math.floor(Math.random() * 2 ** 31);
  const own = await lawsOf(settings);
  const { one, other } = optionsOf(settings, drawn);
  checkWords(one.only ?? [], own);
  const file = textFlag(settings, 'state');
  const state = readState(file, freshOf({ one, other }), isSeeded);
  const { seed } = state.of;
  const skips = await planned(
    { ...planOf(settings), control: one.control !== undefined, seed },
    own,
  );
  const wanted = [...skips].flatMap(([law, skip]) => (skip === null ? [law] : []));
  const left = possibleOf(
    wanted.filter((law) => !(nameOf(law) in state.laws)),
    state,
  );
  const done = wanted.filter((law) => nameOf(law) in state.laws).length;
  terminal.print(estimateText(left, done, estimateOf(left, state, settings)));
  if (settings.values['plan'] === true) return 0;
  const pair: Notes = { state, save: () => writeState(file, state), terminal };
  const targets = {
    one: { ...one, seed, signal: terminal.signal },
    other: { ...other, seed, signal: terminal.signal },
  };
  const ended =
    (state.endpoints === null ? await findEndpoints(targets, pair) : null) ??
    (left.length > 0 ? await tryAll(targets, left, pair) : null);
  return finish(settings, terminal, state, ended);
};

/** Prints the comparison and writes its reports. */
const finish = (
  settings: Settings,
  { print }: Terminal,
  state: Comparison,
  ended: Session | null,
): ExitCode => {
  const [json, markdown] = [
    textFlag(settings, 'report-json'),
    textFlag(settings, 'report-summary'),
  ];
  if (json !== undefined) writeFileSync(json, comparisonJson(state));
  if (markdown !== undefined) writeFileSync(markdown, comparisonMarkdown(state));
  print(comparisonText(state));
  const ending = ended?.ended ?? null;
  if (ending !== null) {
    const file = textFlag(settings, 'state');
    const further =
      file === undefined
        ? 'add --state FILE to go on where it ends'
        : `the same command goes on from ${file}`;
    print(`Ended early: ${ending.note}; ${further}.`);
  }
  const codes: readonly ExitCode[] = [
    rowsOf(state).length > 0 ? 1 : 0,
    ending === null ? 0 : ending.reason === 'UNREACHABLE' ? 3 : 4,
  ];
  return worstOf(codes);
};
