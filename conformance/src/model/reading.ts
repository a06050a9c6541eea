// Views and lists that show objects: by their own path, as a row of a list, and in lists as the
// endpoints of all generations have them.
import { versionOf } from '../run/samples/sample.ts';
import { expectThat, summarize } from '../violation.ts';
import { field, itemsOf } from '../targets/wire/message.ts';
import type { Listing, View, ModelObject, Model } from './model.ts';

/** Returns a reader of an object by its own path; each actor of its account sees the same. */
export const reading =
  (endpoint: string): View['read'] =>
  async (model: Model, thing: ModelObject, headers = versionOf(endpoint).headers ?? {}) => {
    const as = model.trial.pick(thing.account.actors);
    const response = await model.trial.call(endpoint, { params: thing.params, headers }, { as });
    expectThat(response.status === 200, `200 for ${thing.kind.name}`, summarize(response));
    return response.body;
  };

/** Returns the view of an object by its own path. */
export const get = (endpoint: string): View => ({
  name: 'get',
  endpoint,
  read: reading(endpoint),
});

/** Returns the view of an object by its own path, in every version of its endpoint. */
export const getInVersions = (endpoint: string): View => ({ ...get(endpoint), inVersions: true });

/** Returns a paginated list with the limits and the cursor of most lists. */
export const paged = (endpoint: string): Listing => ({
  endpoint,
  limit: { min: 1, max: 50 },
  cursor: 'after_id',
  order: 'stable',
});

/** Returns a list that has one page. */
export const onePage = (endpoint: string): Listing => ({
  endpoint,
  limit: null,
  cursor: null,
  order: 'stable',
});

/** Returns the view of an object as a row of a list. */
export const rowIn = <F extends object>(name: string, listing: Listing<F>): View<F> => ({
  name,
  endpoint: listing.endpoint,
  partial: listing.partial ?? false,
  read: async ({ trial }, thing) => {
    const { endpoint, limit } = listing;
    const { params, query } = listing.within?.(thing) ?? {};
    const as = trial.pick(thing.account.actors);
    const input = {
      ...versionOf(endpoint),
      ...(params && { params }),
      query: { ...query, ...(limit && { limit: limit.max }) },
    };
    const { body } = await trial.call(endpoint, input, { as });
    return itemsOf(body).find((row) => field(row, 'id') === thing.id);
  },
});

/** Returns the view and the list of objects that only one list shows. */
export const among = <F extends object>(
  name: string,
  listing: Listing<F>,
): { readonly views: readonly View<F>[]; readonly lists: readonly Listing<F>[] } => ({
  views: [rowIn(name, listing)],
  lists: [listing],
});
