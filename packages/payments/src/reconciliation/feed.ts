// Defines feeds: the days up to which the statements of a connector are fetched and complete.
import { recordKind } from '@kasir/core/resource';
import { schemaOf, stateFields, type Decision } from '@kasir/core/server';
import * as z from 'zod';

export interface FeedState {
  readonly connector: string;
  /** True while a job schedules the fetch of every day that ends. */
  readonly active: boolean;
  /** The last day that was scheduled, YYYY-MM-DD; null when statements are only uploaded. */
  readonly planned: string | null;
  /** The last day whose statement is complete, or null. */
  readonly complete: string | null;
}

const dateText = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const { id } = stateFields;

/** One for each connector of an account, by its name. */
export const statementFeeds = recordKind<FeedState>()({
  name: 'statement_feed',
  state: schemaOf<FeedState>()(
    z.strictObject({
      connector: id,
      active: z.boolean(),
      planned: dateText.nullable(),
      complete: dateText.nullable(),
    }),
  ),
});

/** Changes the feed of a connector, or creates it when there is none. */
export const changeFeed = (
  d: Decision,
  connector: string,
  change: Partial<Omit<FeedState, 'connector'>>,
): void => {
  if (d.get(statementFeeds, connector)) {
    d.change(statementFeeds, { id: connector }, change);
    return;
  }
  const begun: FeedState = { connector, active: false, planned: null, complete: null };
  d.insert(statementFeeds, connector, { ...begun, ...change });
};
