// Implements the subcommands that send nothing: list the laws, show which would run, and explain
// one.
import { clauses } from '../clauses.ts';
import { nameOf, type Law } from '../law.ts';
import { checkWords, everyLaw } from '../law-names.ts';
import { program } from '../program.ts';
import { registry } from '../registry.ts';
import { BadUsage } from '../run/bad-usage.ts';
import { costOf, costOfAll } from '../runner/costs.ts';
import { findSkip, isSelected, type Capabilities, type Skip } from '../runner/plan.ts';
import { profiles } from '../run/profiles.ts';
import { chooseSample, notSampled } from '../runner/selection.ts';
import { durationText, onlyOf, planOf, type Settings } from './settings.ts';

type Print = (text: string) => void;

const lineOf = (law: Law): string =>
  `${nameOf(law).padEnd(34)} ${law.level}  ${law.title}${law.clauses.length > 0 ? `  [${law.clauses.join(', ')}]` : ''}`;

/** Prints the laws that --only names, or all of them. */
export const list = (settings: Settings, print: Print): 0 => {
  const only = onlyOf(settings);
  checkWords(only);
  for (const law of everyLaw.filter((one) => isSelected(one, only))) print(lineOf(law));
  return 0;
};

/** Approximate requests per second that a run sends to a target on the same machine. */
const USUAL_PER_SECOND = 200;

type Plan = ReturnType<typeof planOf>;

const capabilitiesOf = (flags: Plan): Capabilities => ({
  ...flags,
  writes: profiles[flags.profile].writes,
  clock: flags.control,
  postings: flags.control,
  payer: flags.control,
  settings: flags.control,
  partners: flags.control,
  accountSteps: flags.control,
  resend: flags.control,
  rateLimit: 3_000,
  endpoints: new Set(registry.contracts.keys()),
});

/** Returns why each law would be skipped on a target that has every endpoint, or null. */
export const planned = async (
  flags: Plan,
  all: readonly Law[] = everyLaw,
): Promise<ReadonlyMap<Law, Skip | null>> => {
  const { only, profile, seed } = flags;
  const capabilities = capabilitiesOf(flags);
  const laws = all.filter((one) => isSelected(one, only));
  const skips = new Map(laws.map((law) => [law, findSkip(law, capabilities)]));
  const { sampleOf } = profiles[profile];
  if (sampleOf === null || only.length > 0) return skips;
  const found = new Set<string>();
  const sample = await chooseSample(laws, {
    budget: sampleOf,
    seed,
    costOf: (law) => costOf(law, profile),
    findSkip: (law) => findSkip(law, capabilities),
    isKnown: (id) => found.has(id),
    find: async (id) => found.add(id) && 1,
  });
  return new Map(laws.map((law) => [law, sample.has(law) ? null : notSampled(profile)]));
};

/** Prints which laws would run and which would not, with a count and an estimate. */
export const plan = async (settings: Settings, print: Print): Promise<0> => {
  const flags = planOf(settings);
  checkWords(flags.only);
  const skips = await planned(flags);
  for (const [law, skip] of skips) {
    if (skip === null) print(`run   ${lineOf(law)}`);
    else if (skip.reason !== 'PROFILE') {
      print(`skip  ${lineOf(law)}\n      ${skip.reason}: ${skip.note}`);
    }
  }
  const running = [...skips].flatMap(([law, skip]) => (skip === null ? [law] : []));
  const requests = costOfAll(running, flags.profile);
  const perSecond = flags.rate === undefined ? USUAL_PER_SECOND : flags.rate / 60;
  const pace =
    flags.rate === undefined
      ? `${USUAL_PER_SECOND} per second, usual for a target on this machine`
      : `${flags.rate} per minute`;
  print('');
  print(
    `${running.length} laws would run and ${skips.size - running.length} would not; ` +
      `about ${requests} requests, ${durationText(Math.ceil(requests / perSecond))} at ${pace}.`,
  );
  if (flags.maxRequests !== undefined && flags.maxRequests < requests) {
    print(`--max-requests ${flags.maxRequests} would end the run early.`);
  }
  return 0;
};

/** Prints the details of a law. Throws `BadUsage` if no law has the name. */
export const explain = (settings: Settings, print: Print): 0 => {
  const word = settings.argument ?? '';
  const found = word === '' ? [] : everyLaw.filter((law) => isSelected(law, [word]));
  if (found.length === 0)
    throw new BadUsage(`Unknown law: ${word}. Run ${program} list for all laws.`);
  const ledger = clauses();
  for (const law of found) {
    print(
      [
        `${nameOf(law)}  ${law.title}`,
        `  level      ${law.level}`,
        ...(law.clauses.length === 0 ? ['  clauses    none'] : ['  clauses']),
        ...law.clauses.map(
          (id) => `    ${id}: ${ledger.get(id)?.text ?? 'text not included in this release'}`,
        ),
        `  needs      ${law.needs.join(', ') || 'nothing beyond the endpoints'}`,
        `  endpoints  ${law.endpoints.join(', ') || 'every endpoint that other laws call'}`,
        `  witnesses  ${law.witnesses.join('; ') || 'none'}`,
      ].join('\n'),
    );
  }
  return 0;
};
