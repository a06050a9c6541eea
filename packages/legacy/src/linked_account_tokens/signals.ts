// Emits the callback of a linked account; an account that was not linked emits none. Once it is a
// payment method, the listener of that product emits its events.
import { toIsoString } from '@kasir/core';
import { listen } from '@kasir/core/server';
import { linkedAccountEvent, prefixes } from '@kasir/models';
import { silentInstruments, type DomainSignals } from '@kasir/payments/signals';
import { echoReader } from '@kasir/payments/state';
import { codeOf, ownerOf, renderLinkedAccount, typeOfAccount } from '../linked_accounts.ts';
import { LINKED_ACCOUNT_TOKEN } from '../products.ts';
import type { TokenEcho } from './auth.ts';

const readEcho = echoReader<TokenEcho>(LINKED_ACCOUNT_TOKEN);

export const linkedAccountListener = listen<DomainSignals>()(LINKED_ACCOUNT_TOKEN, ['instrument'], {
  ...silentInstruments,
  'instrument.activated': (d, { row }) => {
    const id = prefixes.linked_account_token + row.id;
    const account = renderLinkedAccount(row);
    d.emit(linkedAccountEvent, {
      data: {
        id,
        customer_id: ownerOf(row) ?? '',
        channel_code: codeOf(row),
        type: typeOfAccount(row),
        accounts: [
          {
            id: account.id,
            account_details: account.properties.account_details ?? null,
            account_type: account.type,
            currency: account.properties.currency,
            description: null,
            name: null,
            balance: null,
            point_balance: null,
          },
        ],
        timestamp: toIsoString(d.now),
      },
      subject: id,
      url: readEcho(row.state).callbackUrl,
    });
  },
});
