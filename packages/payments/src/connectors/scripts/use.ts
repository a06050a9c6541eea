// Uses the next step of the first script that matches a task.
import type { ChannelTask, AskingScope, Subject } from '../port.ts';
import { outcomeScripts, SCRIPTS, type Script, type ScriptMatch, type ScriptStep } from './kind.ts';

export type { ScriptStep } from './kind.ts';

/** Returns the number of tasks that the steps of a script decide. */
const lengthOf = ({ steps }: Pick<Script, 'steps'>): number =>
  steps.reduce((sum, { times }) => sum + times, 0);

/** Returns whether a script can still decide a task. */
export const isScriptOpen = (script: Pick<Script, 'steps' | 'afterwards' | 'used'>): boolean =>
  script.afterwards !== 'end' || script.used < lengthOf(script);

/** Returns the step at an index of a script, counted from 0, or undefined after its end. */
const stepAt = (
  { steps, afterwards }: Pick<Script, 'steps' | 'afterwards'>,
  used: number,
): ScriptStep | undefined => {
  const length = lengthOf({ steps });
  let left = afterwards === 'again' ? used % length : used;
  for (const step of steps) {
    if (left < step.times) return step;
    left -= step.times;
  }
  return afterwards === 'last' ? steps.at(-1) : undefined;
};

/** Returns whether a public id, an id with a prefix, names one of these ids. */
const names = (publicId: string, ids: readonly (string | null)[]): boolean =>
  ids.some((id) => id !== null && publicId.endsWith(id));

/** Returns whether a script matches a task. */
const fits = (
  match: ScriptMatch,
  { work, channel }: ChannelTask,
  { script, references, customer, objects }: Subject,
): boolean =>
  (match.work === undefined || match.work === work) &&
  (match.channel === undefined || match.channel === channel.code) &&
  (match.header === undefined || match.header === script) &&
  (match.reference === undefined || references.includes(match.reference)) &&
  (match.customer === undefined || names(match.customer, [customer])) &&
  (match.object === undefined || names(match.object, objects));

/**
 * Returns the next step of the first open script that matches a task, and counts it as used;
 * returns null when no script matches.
 */
export const useStep = (d: AskingScope, task: ChannelTask): ScriptStep | null => {
  const row = d.get(outcomeScripts, SCRIPTS);
  if (!row) return null;
  const { scripts } = row.state;
  if (!scripts.some(isScriptOpen)) return null;
  const subject = task.about();
  const script = scripts.find((one) => isScriptOpen(one) && fits(one.match, task, subject));
  const step = script && stepAt(script, script.used);
  if (!step) return null;
  const used = script.used + 1;
  d.change(outcomeScripts, row, {
    scripts: scripts.map((one) => (one === script ? { ...one, used } : one)),
  });
  if (step.delayMs > 0) d.context.delayMs = Math.max(d.context.delayMs ?? 0, step.delayMs);
  return step;
};
