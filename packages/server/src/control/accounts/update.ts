// Changes settings of an account.
import type { Parsed } from '@kasir/core';
import { sentence } from '@kasir/core/messages';
import { fail, invalid, ok } from '@kasir/core/server';
import type { Mode } from '@kasir/core/store';
import { withToken, type Account, type Branding } from '@kasir/models';
import { operation, unknownAccount } from '../operation.ts';
import { notBoth } from '@kasir/control/schemas';
import { controlContracts } from '@kasir/control';
import { changedVersions, versionProblems } from './versions.ts';

type Change = Parsed<typeof controlContracts.accounts.update>['body'];
type Urls = Account['callbacks'][Mode]['urls'];

const mergedUrls = (urls: Urls, change: Readonly<Record<string, string | null>> = {}): Urls =>
  Object.fromEntries(
    Object.entries({ ...urls, ...change }).filter(
      (entry): entry is [string, string] => entry[1] !== null,
    ),
  );

/** Returns the branding after a change; null removes a part of it. */
const changedBranding = (known: Branding = {}, change: NonNullable<Change['branding']>): Branding =>
  Object.fromEntries(
    Object.entries({ ...known, ...change }).filter(([, value]) => typeof value === 'string'),
  );

const changedAccount = (account: Account, change: Change): Account => {
  const callbacks = (mode: Mode) => {
    const known = account.callbacks[mode];
    const token = change.callback_token?.[mode];
    return {
      ...(token === undefined ? known : withToken(known, token)),
      urls: mergedUrls(known.urls, change.callback_urls?.[mode]),
    };
  };
  const { email: known, ...others } = account;
  const email = change.email === undefined ? known : change.email;
  return {
    ...others,
    ...(typeof email === 'string' && { email }),
    name: change.name ?? account.name,
    platform: change.platform ?? account.platform,
    switches: { ...account.switches, ...change.switches },
    versions: changedVersions(account.versions, change.versions),
    rates: { ...account.rates, ...change.rates },
    terms: { ...account.terms, ...change.terms },
    cards: { ...account.cards, ...change.cards },
    callbacks: { test: callbacks('test'), live: callbacks('live') },
    ...(change.branding && { branding: changedBranding(account.branding, change.branding) }),
    ...(change.private_callbacks && {
      private_callbacks: { ...account.private_callbacks, ...change.private_callbacks },
    }),
  };
};

export const updateAccount = operation(
  controlContracts.accounts.update,
  async ({ directory }, { params, body }) => {
    const known = await directory.account(params.id);
    if (known && known.parent !== null && body.platform) return invalid('body.platform', notBoth);
    const wrong = known ? versionProblems(known.versions, body.versions) : [];
    const [first] = wrong;
    if (first) return fail('API_VALIDATION_ERROR', sentence(first.path, first.message), wrong);
    const account = await directory.changeAccount(params.id, (current) =>
      changedAccount(current, body),
    );
    return account ? ok(account) : unknownAccount;
  },
);
