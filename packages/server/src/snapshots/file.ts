// Writes a snapshot as a file: one row of readable JSON per line, without internal data of the
// installation and without any secret.
import { toIsoString } from '@kasir/core';
import { storedResponses } from '@kasir/core/pipeline';
import type { PartitionContents } from '@kasir/core/store';
import type { Source } from './kind.ts';

/** Kinds whose objects are not in a file: responses are found by a secret of this installation. */
export const leftOut: ReadonlySet<string> = new Set([storedResponses.name]);

const objectText = (object: PartitionContents['objects'][number]): string => {
  const { kind, id, version, expires, public: publicText, state } = object;
  const head = JSON.stringify({ kind, id, version, expires });
  return `${head.slice(0, -1)},"public":${publicText},"state":${state}}`;
};

const jobText = ({ payload, ...job }: PartitionContents['jobs'][number]): string =>
  `${JSON.stringify(job).slice(0, -1)},"payload":${payload}}`;

/** Returns the rows of a piece by their list in the file. */
const rowsOf = ({ objects, entries, jobs }: PartitionContents) => ({
  objects: objects.filter(({ kind }) => !leftOut.has(kind)).map(objectText),
  entries: entries.map((entry) => JSON.stringify(entry)),
  jobs: jobs.map(jobText),
});

const lists = ['objects', 'entries', 'jobs'] as const;

/** The signature of a link that needs no key, as events have sent it. */
const SIGNATURE = /(\/(?:hosted|downloads)\/[\w-]+\.)[\w-]{32}/g;

/** Returns the text without secrets: nobody who has the file can open or sign anything with it. */
const without = (secrets: readonly string[], text: string): string => {
  let clean = text.replaceAll(SIGNATURE, '$1masked');
  for (const secret of secrets) if (clean.includes(secret)) clean = clean.replaceAll(secret, '');
  return clean;
};

/** Returns the text of the file in pieces, in the order of the source: objects first. */
export const fileText = async function* (
  { account, name, taken, settings, turn, pieces }: Source,
  secrets: readonly string[],
): AsyncGenerator<string> {
  const head = {
    format: 'kasir-snapshot/1',
    name,
    taken: toIsoString(taken),
    account,
    settings,
    turn,
  };
  yield `${without(secrets, JSON.stringify(head)).slice(0, -1)},\n"objects":[`;
  let at = 0;
  let first = true;
  for await (const piece of pieces()) {
    const rows = rowsOf(piece);
    let text = '';
    for (const [n, list] of lists.entries()) {
      if (rows[list].length === 0) continue;
      for (; at < n; at += 1) {
        text += `\n],\n"${lists[at + 1]}":[`;
        first = true;
      }
      text += `${first ? '' : ','}\n${without(secrets, rows[list].join(',\n'))}`;
      first = false;
    }
    if (text !== '') yield text;
  }
  for (; at < lists.length - 1; at += 1) yield `\n],\n"${lists[at + 1]}":[`;
  yield '\n]}\n';
};

/**
 * Returns the same contents for another account: its id is replaced wherever it occurs. The 24 hex
 * digits of the id of an account have no other meaning.
 */
export const ofAccount = (
  piece: PartitionContents,
  from: string,
  to: string,
): PartitionContents => {
  if (from === to) return piece;
  const renamed = (text: string): string => text.replaceAll(from, to);
  return {
    ...piece,
    objects: piece.objects.map((object) => ({
      ...object,
      public: renamed(object.public),
      state: renamed(object.state),
    })),
    jobs: piece.jobs.map((job) => ({ ...job, payload: renamed(job.payload) })),
  };
};
