// Handlers of the accounts endpoints.
import { limits } from '@kasir/core';
import { decidesLater, fail, ok, reads, type Handler, type Reads } from '@kasir/core/server';
import { subAccounts, type SubAccount } from '@kasir/models';
import { anyOf, between, nextLink, pageBy } from '../list.ts';
import { createAccount } from './create.contract.ts';
import { createAccountV1 } from './create_v1.contract.ts';
import { openSubAccount, type Opening } from './decide.ts';
import { getAccount } from './get.contract.ts';
import { listAccounts } from './list.contract.ts';

/** Where a business is that does not say so. */
const home: SubAccount['country'] = 'ID';

const opened = (reads_: Reads, { sub_account }: Opening): SubAccount => {
  const row = reads_.get(subAccounts, sub_account);
  if (!row) throw new Error(`Sub-account ${sub_account} is missing`);
  return row.public;
};

export const accountHandlers: readonly Handler[] = [
  decidesLater(
    createAccount,
    (at, tx, { body, context }) =>
      openSubAccount(at, tx, context, {
        email: body.email,
        type: body.type,
        country: body.country ?? home,
        business_name: body.public_profile?.business_name ?? null,
        api: 'v2',
      }),
    (view, _command, opening) => ok(opened(view, opening)),
  ),

  decidesLater(
    createAccountV1,
    (at, tx, { body, context }) =>
      openSubAccount(at, tx, context, {
        email: body.account_email,
        type: body.type,
        country: home,
        business_name: body.business_profile?.business_name ?? null,
        api: 'v1',
      }),
    (view, _command, opening) => {
      const { id, email, type, public_profile, country, created } = opened(view, opening);
      return ok({
        user_id: id,
        account_email: email,
        type,
        business_profile: public_profile,
        country,
        created,
        status: 'SUCCESSFUL',
      });
    },
  ),

  reads(getAccount, (view, { params }) => {
    const row = view.find(subAccounts, 'account', params.id);
    return row ? ok(row.public) : fail('DATA_NOT_FOUND', 'There is no sub-account with this id.');
  }),

  reads(listAccounts, (view, { query }) => {
    const { email, status, type, created, updated } = query;
    const cursor = pageBy(
      query,
      limits.accounts_page.default,
      (id) => view.find(subAccounts, 'account', id)?.id,
    );
    if (!cursor.ok) return cursor;
    const { rows, more } = view.list(
      subAccounts,
      {
        any: {
          ...anyOf('email', email),
          ...anyOf('status', status),
          ...anyOf('type', type === undefined ? undefined : [type]),
        },
        created: between(created),
        between: { updated: between(updated) },
      },
      cursor.page,
    );
    return ok({
      data: rows.map((row) => row.public),
      has_more: more,
      links: more ? [nextLink('/v2/accounts', query, rows.map((row) => row.public))] : [],
    });
  }),
];
