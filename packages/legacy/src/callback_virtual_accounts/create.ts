// POST /callback_virtual_accounts: creates a virtual account, which its bank opens a moment later.
import { mustBe, omit } from '@kasir/core/messages';
import { done, fail, invalid, ok, operation } from '@kasir/core/server';
import { channelsNamed, matchChannels, mismatchMessage } from '@kasir/models';
import {
  identifierNeeds,
  numberFormat,
  proposeInstrument,
  releaseMerchantKey,
} from '@kasir/payments';
import { getInstrument } from '@kasir/payments/state';
import { VIRTUAL_ACCOUNT } from '../products.ts';
import { createVirtualAccount } from './create.contract.ts';
import { latestNeeds } from './find.ts';
import { chosenNumber, readAccount } from './parse.ts';
import { outsideRange, toAccountFailure } from './refusals.ts';
import { renderAccount } from './render.ts';

/** Checks in the order of the contract's errors. */
export const createVirtualAccountHandler = operation(createVirtualAccount, {
  needs: (command) => {
    const { body } = command;
    const [channel] = channelsNamed('VIRTUAL_ACCOUNT', body.bank_code);
    return [
      ...latestNeeds(body.external_id),
      ...(channel ? identifierNeeds(channel, chosenNumber(body, command)) : []),
    ];
  },
  decide: (d, { body }) => {
    const { bank_code, currency = null, country = null } = body;
    const { channels, mismatch } = matchChannels('VIRTUAL_ACCOUNT', bank_code, {
      currency,
      country,
    });
    const [channel] = channels;
    if (!channel) {
      const wrong = mismatch ?? { field: 'country', accepted: [] };
      if (wrong.field === 'channel_code')
        return fail('BANK_NOT_SUPPORTED_ERROR', `There are no virtual accounts of ${bank_code}.`);
      return invalid(`body.${wrong.field}`, mismatchMessage(wrong, 'VIRTUAL_ACCOUNT', bank_code));
    }
    if (body.is_closed && (body.expected_amount ?? null) === null)
      return fail(
        'EXPECTED_AMOUNT_REQUIRED_ERROR',
        'expected_amount is required when is_closed is true.',
      );
    const digits = body.virtual_account_number ?? null;
    if (digits !== null && !channel.customNumber)
      return outsideRange(omit(`${bank_code} assigns the number`));
    const format = numberFormat('VIRTUAL_ACCOUNT', d);
    if (digits !== null && digits.length !== format.digits)
      return outsideRange(mustBe(`the ${format.digits} digits behind the merchant code`));
    releaseMerchantKey(d, VIRTUAL_ACCOUNT, body.external_id);
    const { value, expected, problems } = readAccount(d, body, channel);
    const made = proposeInstrument(d, value, problems);
    return made.ok ? done(made.row.id) : toAccountFailure(made.refusal, channel, expected);
  },
  render: (d, id) => ok(renderAccount(getInstrument(d, id), d.context)),
});
