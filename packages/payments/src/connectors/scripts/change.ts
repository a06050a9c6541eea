// Adds outcome scripts to an account and deletes them.
import type { Decision } from '@kasir/core/server';
import { outcomeScripts, SCRIPTS, type Script } from './kind.ts';

/** The most scripts of an account: the newest are kept, and finished ones are dropped first. */
export const SCRIPTS_MAX = 100;

/** Adds a script after the existing ones. */
export const addScript = (
  d: Pick<Decision, 'get' | 'insert' | 'change' | 'id' | 'now'>,
  newScript: Pick<Script, 'match' | 'steps' | 'afterwards'>,
): Script => {
  const script = { ...newScript, id: d.id(), used: 0, created: d.now };
  const row = d.get(outcomeScripts, SCRIPTS);
  if (row) d.change(outcomeScripts, row, { scripts: [...row.state.scripts, script] });
  else d.insert(outcomeScripts, SCRIPTS, { scripts: [script] });
  return script;
};

/** Deletes one script, or all when `id` is null; returns how many were deleted. */
export const deleteScripts = (d: Pick<Decision, 'get' | 'change'>, id: string | null): number => {
  const row = d.get(outcomeScripts, SCRIPTS);
  if (!row) return 0;
  const { scripts } = row.state;
  const kept = id === null ? [] : scripts.filter((one) => one.id !== id);
  if (kept.length < scripts.length) d.change(outcomeScripts, row, { scripts: kept });
  return scripts.length - kept.length;
};
