// Renders notes as entries of the feed.
import type { FeedEntry } from '@kasir/control';
import { toIsoString, withoutSecrets } from '@kasir/core';
import type { Row } from '@kasir/core/resource';
import type { Observed } from '@kasir/core/pipeline';
import { outgoing, type Outgoing } from '@kasir/core/server';
import type { Change, Mode } from '@kasir/core/store';
import { keysOf, nameOf, type Named } from './names.ts';
import type { Note, RequestNote, StoredDecision } from './notes.ts';
import { renderRequest, type Contents } from './requests.ts';

type WithoutSequence<E> = E extends FeedEntry ? Omit<E, 'sequence'> : never;

/** An entry without its sequence. */
export interface Rendered {
  readonly entry: WithoutSequence<FeedEntry>;
  /** The keys by which it is found; empty for entries that belong to no object. */
  readonly keys: readonly string[];
  /** The contents of a request. */
  readonly contents?: Contents;
  /** Digest of the reference of a request. */
  readonly reference?: string | null;
}

/** The number of requests without a response whose decisions are remembered. */
const OPEN_MAX = 1_000;

/** Returns the status of a row whose kind has one. */
const statusOf = ({ kind }: Change, row: Row | null): string | null =>
  row && kind.status ? kind.status(row) : null;

/** The transition of an object from one status to another, in a decision. */
export interface Transition {
  readonly named: Named;
  readonly from: string | null;
  readonly to: string;
}

/** Returns the transition of a change, or null if its object has no status or keeps it. */
export const transitionOf = (change: Change): Transition | null => {
  const to = statusOf(change, change.row);
  const from = statusOf(change, change.before);
  if (to === null || to === from) return null;
  const named = nameOf(change.kind, change.row);
  return named && { named, from, to };
};

/** Returns the event that a change has written, or null. */
export const eventOf = ({ kind, before, row }: Change): Outgoing | null =>
  before === null && kind.name === outgoing.name ? (row.state as Outgoing) : null;

/** The effect of a decision on one object, or the event that it has written. */
type Step =
  | { readonly named: Named; readonly from: string | null; readonly to: string | null }
  | { readonly webhook: string; readonly event: string; readonly subject: string };

interface CondensedDecision extends Omit<StoredDecision, 'changes'> {
  readonly steps: readonly Step[];
}

interface CondensedRequest {
  readonly type: 'request';
  readonly observed: ReturnType<Observed['keep']>;
}

/** The form in which a note is held: without the objects it is about. */
export type Condensed =
  | CondensedRequest
  | CondensedDecision
  | Exclude<Note, RequestNote | StoredDecision>;

const stepOf = (change: Change): Step | null => {
  const event = eventOf(change);
  if (event) return { webhook: change.row.id, event: event.name, subject: event.subject };
  const step = transitionOf(change);
  if (step) return step;
  const named = nameOf(change.kind, change.row);
  return named && { named, from: null, to: null };
};

/** Returns the condensed form of a note; null when nothing of it is shown anywhere. */
export const condensed = (note: Note): Condensed | null => {
  if (note.type === 'request') return { type: 'request', observed: note.observed.keep() };
  if (note.type !== 'decision') return note;
  const { type, partition, now, cause } = note;
  const steps: Step[] = [];
  for (const change of note.changes) {
    const step = stepOf(change);
    if (step) steps.push(step);
  }
  return steps.length === 0 ? null : { type, partition, now, cause, steps };
};

/** Renders notes in order of arrival; requests show the effects of their decisions. */
export class Renderer {
  readonly #digest: (text: string) => string;
  /** The changed objects by Request-ID. */
  readonly #changed = new Map<string, ReadonlyMap<string, Named>>();

  /** `digest` computes the digest by which a reference is found. */
  constructor(digest: (text: string) => string) {
    this.#digest = digest;
  }

  render(note: Condensed): readonly Rendered[] {
    switch (note.type) {
      case 'request':
        return [this.#request(note.observed)];
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

  #request(observed: Observed): Rendered {
    const { requestId, at, account, mode } = observed;
    const changed = this.#changed.get(requestId) ?? new Map<string, Named>();
    this.#changed.delete(requestId);
    const { line, ...found } = renderRequest(observed, [...changed.values()], this.#digest);
    const entry = { type: 'request', at: toIsoString(at), account, mode, request: line } as const;
    return { entry, ...found };
  }

  #decision({ partition, now, steps, cause }: CondensedDecision): readonly Rendered[] {
    const { request = null, job = null } = cause;
    if (request !== null) this.#remember(request, steps);
    const common = { at: toIsoString(now), account: partition.account, mode: partition.mode };
    return steps.flatMap((step): readonly Rendered[] => {
      if ('event' in step) {
        const { webhook: webhook_id, event, subject: object } = step;
        return [{ entry: { type: 'event', ...common, webhook_id, event, object }, keys: [] }];
      }
      const { named, from, to } = step;
      if (to === null) return [];
      const { id: object, kind } = named;
      const entry = { ...common, object, kind, from, to, request_id: request, job } as const;
      return [{ entry: { type: 'transition', ...entry }, keys: keysOf(named) }];
    });
  }

  /**
   * Remembers the steps of a request, which may have several decisions; only the newest requests
   * without a response are remembered.
   */
  #remember(request: string, steps: readonly Step[]): void {
    const named = new Map(this.#changed.get(request));
    for (const step of steps) if ('named' in step) named.set(step.named.id, step.named);
    const [oldest = ''] = this.#changed.keys();
    if (this.#changed.size >= OPEN_MAX && !this.#changed.has(request)) this.#changed.delete(oldest);
    this.#changed.set(request, named);
  }
}
