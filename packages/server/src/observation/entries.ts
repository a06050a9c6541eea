// Makes entries of the feed of what was noted.
import type { FeedEntry } from '@kasir/control';
import { toIsoString, withoutSecrets, type Row } from '@kasir/core';
import { outgoing, type Change, type Mode, type Outgoing } from '@kasir/core/server';
import { nameOf, type Named } from './names.ts';
import type { Note, StoredDecision } from './notes.ts';
import { renderRequest, type Contents } from './requests.ts';

type WithoutSequence<E> = E extends FeedEntry ? Omit<E, 'sequence'> : never;

/** An entry before it has its place. */
export interface Rendered {
  readonly entry: WithoutSequence<FeedEntry>;
  /** What it is found by; of what nobody looks for by an object, nothing. */
  readonly keys: readonly string[];
  /** Of a request. */
  readonly contents?: Contents;
  /** Digest of the reference of a request. */
  readonly reference?: string | null;
}

/** Requests whose decisions are known and whose response is not. */
const OPEN_MAX = 1_000;

/** The status of a row that has a life. */
const statusOf = ({ kind }: Change, row: Row | null): string | null =>
  row && kind.status ? kind.status(row) : null;

/** An object's step from one status to another, in a decision. */
export interface Transition {
  readonly named: Named;
  readonly from: string | null;
  readonly to: string;
}

/** The step that a change is, or null where its object has no life or stays where it is. */
export const transitionOf = (change: Change): Transition | null => {
  const to = statusOf(change, change.row);
  const from = statusOf(change, change.before);
  if (to === null || to === from) return null;
  const named = nameOf(change.kind, change.row);
  return named && { named, from, to };
};

/** The event that a change has written, or null where it has written none. */
export const eventOf = ({ kind, before, row }: Change): Outgoing | null =>
  before === null && kind.name === outgoing.name ? (row.state as Outgoing) : null;

/** Renders notes in the order in which they came; requests show what their decisions have done. */
export class Renderer {
  readonly #digest: (text: string) => string;
  /** By Request-ID. */
  readonly #changed = new Map<string, readonly Named[]>();

  /** `digest` is what references are found by. */
  constructor(digest: (text: string) => string) {
    this.#digest = digest;
  }

  render(note: Note): readonly Rendered[] {
    switch (note.type) {
      case 'request': {
        const { observed } = note;
        const { requestId, at, account, mode } = observed;
        const changed = this.#changed.get(requestId) ?? [];
        this.#changed.delete(requestId);
        const { line, ...found } = renderRequest(observed, changed, this.#digest);
        const entry = { type: 'request', at: toIsoString(at), account, mode, request: line } as const;
        return [{ entry, ...found }];
      }
      case 'decision':
        return this.#decision(note);
      case 'delivery': {
        const { partition, at, webhook, subject, url, ...attempt } = note.delivery;
        const entry = {
          type: 'delivery',
          at: toIsoString(at),
          ...partition,
          webhook_id: webhook,
          object: subject,
          ...attempt,
          url: url === null ? null : withoutSecrets(url),
        } as const;
        return [{ entry, keys: [] }];
      }
      case 'clock': {
        const now = toIsoString(note.now);
        const frozen = note.clock.frozen !== null;
        const mode: Mode = 'test';
        return [{ entry: { type: 'clock', at: now, account: null, mode, now, frozen }, keys: [] }];
      }
    }
  }

  #decision({ partition, now, changes, cause }: StoredDecision): readonly Rendered[] {
    const { request = null, job = null } = cause;
    if (request !== null) this.#remember(request, changes);
    const common = { at: toIsoString(now), account: partition.account, mode: partition.mode };
    return changes.flatMap((change): readonly Rendered[] => {
      const event = eventOf(change);
      if (event) {
        const { name, subject: object } = event;
        const webhook_id = change.row.id;
        return [
          { entry: { type: 'event', ...common, webhook_id, event: name, object }, keys: [] },
        ];
      }
      const step = transitionOf(change);
      if (!step) return [];
      const { named, from, to } = step;
      const { id: object, kind, keys } = named;
      return [
        {
          entry: { type: 'transition', ...common, object, kind, from, to, request_id: request, job },
          keys,
        },
      ];
    });
  }

  #remember(request: string, changes: readonly Change[]): void {
    const before = this.#changed.get(request) ?? [];
    const named = new Map(before.map((one) => [one.id, one]));
    for (const { kind, row } of changes) {
      const one = nameOf(kind, row);
      if (one) named.set(one.id, one);
    }
    const [oldest = ''] = this.#changed.keys();
    if (this.#changed.size >= OPEN_MAX && !this.#changed.has(request)) this.#changed.delete(oldest);
    this.#changed.set(request, [...named.values()]);
  }
}
