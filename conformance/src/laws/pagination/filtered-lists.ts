// Laws about walks through filtered lists, by cursors and by links alone, with rows of other
// accounts before and behind them.
import { law, type Law } from '../../law.ts';
import { both, criteriaOf, criterionOf, type Criterion } from '../../models/criteria.ts';
import { listings, type Listing } from '../../models/listings.ts';
import {
  idsOf,
  limitsOf,
  hasParameter,
  readAllPages,
  type ListRef,
  type Row,
} from '../../models/list-pages.ts';
import {
  isLinked,
  pagesOf,
  walkBothDirections,
  walkByLinks,
  type PageWalk,
} from '../../models/page-walks.ts';
import { finalRefund, makePaid, refundBody } from '../../run/samples/refunds.ts';
import { make } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import { Blocked, NotApplicable, NotSupported } from '../../violation.ts';
import { field, itemsOf, type Actor } from '../../wire/message.ts';
import { needsOf } from './page-law.ts';

/** Whose the rows are: the trial's own, and those of others, older and newer. */
interface Neighbors {
  readonly before: Actor | null;
  readonly own: Actor;
  readonly behind: Actor | null;
}

/** A sub-account between its platform and a sibling; a platform is between two others. */
const neighbors = async (trial: Trial, { platform }: Listing): Promise<Neighbors> => {
  if (!trial.context.control) return { before: null, own: trial.actor, behind: null };
  const above = await trial.account({ platform: true });
  if (platform) {
    const options = { platform: true };
    return {
      before: above,
      own: await trial.account(options),
      behind: await trial.account(options),
    };
  }
  const child = async (): Promise<Actor> => {
    const { id } = await trial.account({ parent: above.id });
    return { ...above, forUserId: id };
  };
  return { before: above, own: await child(), behind: await child() };
};

/** Rows that a neighbor has of those that the same query finds. */
const FEW = 3;

const peso = {
  currency: 'PHP',
  amount: 150.25,
  payment_method: {
    type: 'EWALLET',
    reusability: 'ONE_TIME_USE',
    ewallet: {
      channel_code: 'GCASH',
      channel_properties: {
        success_return_url: 'https://merchant.example/thanks',
        failure_return_url: 'https://merchant.example/sorry',
      },
    },
  },
};

const varied = [
  'payment_requests.create',
  'payment_requests.simulate',
  'refunds.create',
  'refunds.get',
];

/**
 * Transactions of other types, channels and currencies under the same name, as far as the target
 * has them.
 */
const vary = async (trial: Trial, { endpoint }: Listing, reference_id: string): Promise<void> => {
  if (endpoint !== 'transactions.list') return;
  try {
    const body = refundBody(trial, await makePaid(trial, { reference_id }), { reference_id });
    await finalRefund(trial, await make(trial, 'refunds.create', { body }, 'a refund'));
    for (let count = 0; count < FEW; count += 1) await makePaid(trial, { ...peso, reference_id });
  } catch (error) {
    if (!(error instanceof Blocked || error instanceof NotSupported)) throw error;
  }
};

/** A list with rows, and the queries to run on it. */
interface Filled {
  readonly listRef: ListRef;
  /** All that may be found, in the order of the list. */
  readonly rows: readonly Row[];
  readonly criteria: readonly Criterion[];
}

/**
 * Creates rows with a common reference in the account and its neighbors. If the account is shared,
 * every query also filters by that reference.
 */
const fill = async (trial: Trial, listing: Listing): Promise<readonly Filled[]> => {
  const { before, own, behind } = await neighbors(trial, listing);
  // No other reference contains it, so that it finds the same whether texts match in part or whole.
  const filling = { name: `${trial.newReference()}-end` };
  const fillFor = async (as: Actor, count: number) => {
    trial.useActor(as);
    const location = await listing.fill(trial, count, filling);
    if (location.params === undefined && Object.keys(location.query).length === 0)
      throw new NotSupported(`${listing.endpoint} cannot be asked for some of its rows`);
    return location;
  };
  if (before) await fillFor(before, FEW);
  const { query, params } = await fillFor(own, trial.profile.rows);
  await vary(trial, listing, filling.name);
  const listRef = { endpoint: listing.endpoint, ...(params && { params }) };
  const named = criterionOf(listRef, query);
  const base = before === null ? named : criterionOf(listRef, {});
  const { max } = limitsOf(listRef);
  const rows = await readAllPages(trial, listRef, base.query, max);
  if (behind) {
    // Also before others create newer rows: has_more must not depend on them.
    const limit = Math.min(max, rows.length);
    const alone = { trial, listRef, query: base.query, limit, ids: idsOf(rows) };
    await walkBothDirections(alone, hasParameter(listRef, 'before_id'));
    await fillFor(behind, FEW);
    trial.useActor(own);
  }
  const singles = criteriaOf(listRef, rows);
  const pairs = singles.flatMap((one, at) => {
    const next = singles[at + 1];
    return next && trial.profile.depth > 2 ? [both(one, next)] : [];
  });
  const criteria = [...singles, ...pairs].map((one) => both(one, base));
  const filled = { listRef, rows, criteria: [base, named, ...criteria] };
  if (!hasParameter(listRef, 'currency')) return [filled];
  const foreign = both(criterionOf(listRef, { currency: peso.currency }), base);
  const others = await readAllPages(trial, listRef, foreign.query, max);
  return [filled, { listRef, rows: others, criteria: [foreign] }];
};

/** A limit that splits a list of this size into at least three pages. */
const limitOf = (trial: Trial, items: number): number => {
  const most = Math.max(1, Math.floor(items / 3));
  return trial.integer(Math.max(1, Math.floor(items / 4)), most);
};

/** Walks through a list by every criterion. */
const walkAll = async (
  trial: Trial,
  { listRef, rows, criteria }: Filled,
  walkList: (walk: PageWalk, isBackward: boolean) => Promise<void>,
): Promise<void> => {
  const { max } = limitsOf(listRef);
  for (const { query, keeps } of trial.profile.depth > 1 ? criteria : trial.some(criteria)) {
    trial.transcript = [];
    const ids = idsOf(rows.filter(keeps));
    const limit = Math.min(max, limitOf(trial, ids.length));
    await walkList({ trial, listRef, query, limit, ids }, hasParameter(listRef, 'before_id'));
    if (pagesOf({ ids, limit }) > 2) trial.witness('a walk of three pages');
  }
};

type Spec = Pick<Law, 'id' | 'title' | 'level' | 'run' | 'witnesses'>;

const perListing = (
  listing: Listing,
  clauses: Readonly<Record<string, readonly string[]>>,
  spec: Spec,
): Law =>
  law({
    on: listing.endpoint,
    clauses: clauses[listing.endpoint] ?? [],
    needs: needsOf(listing),
    endpoints: [
      ...listing.endpoints,
      ...(listing.endpoint === 'transactions.list' ? varied : []),
      listing.endpoint,
    ],
    ...spec,
  });

const linked = listings.filter(isLinked).map((listing) =>
  perListing(
    listing,
    { 'transactions.list': ['TXN-LIST-links', 'TXN-LIST-links.href', 'TXN-UNSPEC-05'] },
    {
      id: 'pg-11',
      title: 'following only links reads the whole list, under every filter and in both directions',
      level: 'M',
      witnesses: ['a walk of three pages'],
      run: async (trial) => {
        const all = await fill(trial, listing);
        const { body } = await trial.call(listing.endpoint, { query: { limit: 1 } });
        if (itemsOf(field(body, 'links')).length === 0)
          throw new NotApplicable('its pages carry no links');
        for (const filled of all) await walkAll(trial, filled, walkByLinks);
      },
    },
  ),
);

const filtered = listings.map((listing) =>
  perListing(
    listing,
    {
      'transactions.list': ['TXN-LIST-01', 'TXN-LIST-has_more', 'TXN-LIST-HDR-for_user_id'],
      'payment_requests.list': ['PR2-LIST-has_more', 'PR2-LIST-after_id'],
    },
    {
      id: 'pg-12',
      title: 'a filtered list ends after its last row, whatever rows other accounts have',
      level: 'M',
      witnesses: ['a walk of three pages'],
      run: async (trial) => {
        for (const filled of await fill(trial, listing))
          await walkAll(trial, filled, walkBothDirections);
      },
    },
  ),
);

export const filteredListLaws: readonly Law[] = [...linked, ...filtered];
