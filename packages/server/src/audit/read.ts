// Reads the audit log: acts with their outcome, newest first; entries in their order; and the
// verification of the chain.
import { setImmediate } from 'node:timers/promises';
import type { AuditedAct, AuditEntryView } from '@kasir/control';
import { parseTimestamp, toIsoString } from '@kasir/core';
import { SYSTEM, type ListFilter, type Store, type View } from '@kasir/core/store';
import { emptyHead, problemAfter, type ChainProblem } from './chain.ts';
import {
  auditEntries,
  auditHeads,
  entryId,
  HEAD,
  type AuditEntry,
  type AuditHead,
} from './kind.ts';

/** Filters by the fields of an entry; times in ISO 8601, inclusive. */
export interface AuditFilter {
  readonly operator?: string | undefined;
  readonly operation?: string | undefined;
  readonly account?: string | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

const filterOf = (
  { operator, operation, account, since, until }: AuditFilter,
  phases?: readonly AuditEntry['phase'][],
): ListFilter => ({
  any: {
    ...(phases && { phase: phases }),
    ...(operator !== undefined && { operator: [operator] }),
    ...(operation !== undefined && { operation: [operation] }),
    ...(account !== undefined && { account: [account] }),
  },
  ...((since !== undefined || until !== undefined) && {
    between: {
      at: {
        ...(since !== undefined && { gte: parseTimestamp(since) }),
        ...(until !== undefined && { lte: parseTimestamp(until) }),
      },
    },
  }),
});

const describeEntry = (entry: AuditEntry) => ({
  operator: entry.operator,
  role: entry.role,
  operation: entry.operation,
  account: entry.account,
  mode: entry.mode,
  object: entry.object,
  address: entry.address,
  user_agent: entry.agent,
  request_id: entry.request,
  reason: entry.reason,
  input: entry.input === null ? null : (JSON.parse(entry.input) as Record<string, unknown>),
});

const outcomeOf = (first: AuditEntry, end: AuditEntry | undefined): AuditedAct['outcome'] => {
  if (first.phase === 'refused') return 'refused';
  if (!end) return 'unknown';
  return end.code === null ? 'succeeded' : 'failed';
};

const viewAct = (view: View, first: AuditEntry): AuditedAct => {
  const end =
    first.phase === 'refused'
      ? first
      : view.find(auditEntries, 'ended', String(first.sequence))?.state;
  return {
    sequence: first.sequence,
    at: toIsoString(first.at),
    ...describeEntry(first),
    account: first.account ?? end?.account ?? null,
    mode: first.mode ?? end?.mode ?? null,
    object: first.object ?? end?.object ?? null,
    outcome: outcomeOf(first, end),
    status: end?.status ?? null,
    error_code: end?.code ?? null,
    ended_at: end ? toIsoString(end.at) : null,
  };
};

/** Returns a page of acts, newest first; `before` is the number of the act before the page. */
export const listActs = (
  store: Store,
  filter: AuditFilter,
  { limit, before }: { readonly limit: number; readonly before?: number },
): Promise<{ data: AuditedAct[]; next: string | null }> =>
  store.view(SYSTEM, (view) => {
    const { rows, more } = view.list(auditEntries, filterOf(filter, ['begun', 'refused']), {
      limit,
      ...(before !== undefined && { after: entryId(before) }),
    });
    const data = rows.map(({ state }) => viewAct(view, state));
    return { data, next: more ? String(data.at(-1)?.sequence) : null };
  });

const viewEntry = (entry: AuditEntry): AuditEntryView => ({
  sequence: entry.sequence,
  at: toIsoString(entry.at),
  phase: entry.phase,
  act: entry.act,
  ...describeEntry(entry),
  status: entry.status,
  error_code: entry.code,
  previous: entry.previous,
  digest: entry.digest,
});

/** Returns entries after the one with the number `after`, oldest first. */
export const readEntries = (
  store: Store,
  filter: AuditFilter,
  { limit, after }: { readonly limit: number; readonly after: number },
): Promise<{ data: AuditEntryView[]; next: number | null }> =>
  store.view(SYSTEM, (view) => {
    const { rows, more } = view.list(auditEntries, filterOf(filter), {
      limit,
      order: 'asc',
      after: entryId(after),
    });
    const data = rows.map(({ state }) => viewEntry(state));
    return { data, next: more ? (data.at(-1)?.sequence ?? null) : null };
  });

/** Entries that are checked in one read. */
const SLICE = 500;

/**
 * Returns the first problem of the chain up to a head; a noted entry that is missing or different
 * is a problem, too.
 */
const firstProblem = async (
  store: Store,
  head: AuditHead,
  noted: AuditHead | null,
): Promise<ChainProblem | null> => {
  let last = emptyHead;
  while (last.sequence < head.sequence) {
    const after = entryId(last.sequence);
    // oxlint-disable-next-line no-await-in-loop -- slice after slice, so that few are held
    const { rows } = await store.view(SYSTEM, (view) =>
      view.list(auditEntries, {}, { limit: SLICE, order: 'asc', after }),
    );
    for (const entry of rows.length === 0 ? [undefined] : rows.map(({ state }) => state)) {
      const problem = problemAfter(last, entry);
      if (problem) return problem;
      if (entry) last = entry;
      if (noted?.sequence === last.sequence && noted.digest !== last.digest)
        return { ...last, message: 'It is not the entry whose digest was noted.' };
      if (last.sequence === head.sequence) break;
    }
    // oxlint-disable-next-line no-await-in-loop -- other work goes on between two slices
    await setImmediate();
  }
  if (last.digest !== head.digest)
    return { sequence: head.sequence, message: 'The head of the log does not name this entry.' };
  return noted && noted.sequence > head.sequence
    ? { sequence: noted.sequence, message: 'The noted entry is missing: the log ends before it.' }
    : null;
};

/**
 * Checks every entry up to the newest one; `noted` is the number and digest of an entry that was
 * noted earlier.
 */
export const verifyChain = async (
  store: Store,
  noted: AuditHead | null,
): Promise<{ readonly head: AuditHead; readonly problem: ChainProblem | null }> => {
  const head = await store.view(SYSTEM, (view) => view.get(auditHeads, HEAD)?.state ?? emptyHead);
  return { head, problem: await firstProblem(store, head, noted) };
};
