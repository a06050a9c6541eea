// The event catalog as users read it: without the schemas that the receiver reads bodies by.
import { catalog as declared } from './catalog.ts';
import type { EventName } from './generated/types.ts';

/** An event that the platform sends. */
export interface CatalogEvent {
  readonly name: EventName;
  /** The kind of callback URL that it is sent to. */
  readonly family: string;
  /** How its payload is wrapped; events of one name differ in it (EVT-CONF-02). */
  readonly envelope: 'v2' | 'v3' | 'refund' | 'account' | 'flat' | 'bare';
  /** When it is sent, in words. */
  readonly when: string;
  /** Fields that it always has. */
  readonly essential: object;
  readonly clauses: readonly string[];
}

/** Every event that the platform sends, in the order of their names. */
export const catalog: readonly CatalogEvent[] = declared;
