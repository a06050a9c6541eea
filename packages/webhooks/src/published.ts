// Publishes the event catalog, without the schemas that the receiver uses.
import { catalog as declared } from './catalog.ts';
import type { EventName } from './generated/types.ts';

/** An event that the platform sends. */
export interface CatalogEvent {
  readonly name: EventName;
  /** The kind of callback URL that it is sent to. */
  readonly family: string;
  /** The wrapper of its payload; events with the same name can differ in it (EVT-CONF-02). */
  readonly envelope: 'v2' | 'v3' | 'refund' | 'account' | 'flat' | 'bare';
  /** When it is sent, in words. */
  readonly when: string;
  /** Fields that it always has. */
  readonly essential: object;
  readonly clauses: readonly string[];
}

/** Every event that the platform sends, in the order of their names. */
export const catalog: readonly CatalogEvent[] = declared;
