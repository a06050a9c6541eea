// PATCH /callback_virtual_accounts/{id}: changes a virtual account. An expiration_date in the past
// closes it.
import { parseTimestamp } from '@kasir/core';
import { done, ok, operation } from '@kasir/core/server';
import { endInstrumentAt, planChange } from '@kasir/payments';
import { channelOf, getInstrument, statusAt } from '@kasir/payments/state';
import { accountNeeds, findAccount, inactiveAccount, unknownAccount } from './find.ts';
import { readAccountPatch } from './parse.ts';
import { invalidField } from './refusals.ts';
import { renderAccount } from './render.ts';
import { notifyStatus } from './signals.ts';
import { updateVirtualAccount } from './update.contract.ts';

/** Checks in the order of the contract's errors. */
export const updateVirtualAccountHandler = operation(updateVirtualAccount, {
  needs: accountNeeds,
  decide: (d, { params, body }) => {
    const row = findAccount(d, params.id);
    if (!row) return unknownAccount;
    const status = statusAt(row, d.now);
    if (status !== 'ACTIVE' && status !== 'PENDING') return inactiveAccount;
    const channel = channelOf(row.state);
    const { value, expected, problems } = readAccountPatch(row, body, channel);
    const end = body.expiration_date ? parseTimestamp(body.expiration_date) : null;
    const moved = end !== null && end > d.now ? { expires: end } : {};
    const planned = planChange(d, row, { ...value, paidTo: { ...value.paidTo, ...moved } });
    const problem = [...problems, ...planned.problems].find((one) => one !== null);
    if (problem) return invalidField(problem, channel, expected);
    const changed = planned.write();
    if (end !== null && end <= d.now) endInstrumentAt(d, changed, end);
    else if (changed !== row) notifyStatus(d, { row: changed });
    return done(row.id);
  },
  render: (d, id) => ok(renderAccount(getInstrument(d, id), d.context)),
});
