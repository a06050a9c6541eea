// Live mode beside test mode: its key sees nothing that a story creates, and its calls change
// nothing in test mode.
import type { Account } from '../model/account.ts';
import type { Kind, Model } from '../model/model.ts';
import { contractNamed } from '../registry.ts';
import { versionOf } from '../run/samples/sample.ts';
import { idsOf } from '../views/list-pages.ts';
import { errorCodeOf, expectSame, expectThat, summarize, Violation } from '../violation.ts';
import { field, isSuccess, itemsOf, type ApiResponse } from '../targets/wire/message.ts';
import type { Call } from './perform.ts';

/**
 * Returns whether a call can be sent with the live-mode key: only to a target whose contracts are
 * known, so that no real money moves.
 */
export const canSendLive = ({ trial }: Model, { live }: Account): boolean =>
  live !== null && trial.isHeldToContracts && trial.context.control !== null;

/** Checks that live mode refuses what it cannot do with a status that the contract declares. */
const expectDeclared = (call: Call, response: ApiResponse): void => {
  const { name, endpoint } = call.command;
  const { errors } = contractNamed(endpoint);
  const code = errorCodeOf(response) ?? '';
  if (response.status >= 500)
    expectThat(
      errors[code] === response.status && code !== 'SERVER_ERROR',
      `a declared refusal of "${name}" in live mode`,
      summarize(response),
    );
};

/** Sends a call with the live-mode key of its account. Throws `Violation`. */
export const sendLive = async (model: Model, call: Call): Promise<void> => {
  const { command, input, key } = call;
  const account = model.account(call.step.account);
  if (!account.live) return;
  const options = { as: account.live, ...(key !== undefined && { key }) };
  const response = await model.trial.call(command.endpoint, input, options);
  expectDeclared(call, response);
  if (!isSuccess(response)) return;
  if (command.on !== null)
    throw new Violation(
      `${call.thing.kind.name} of test mode to be unknown in live mode (CORE-08)`,
      summarize(response),
    );
  const id = field(response.body, 'id');
  expectThat(
    !model.things.some((thing) => thing.id === id),
    `an object of its own from "${command.name}" in live mode (CORE-08)`,
    id,
  );
  model.noteLive(input.body);
};

/** Reads a list and the balance with the live-mode key. Throws `Violation`. */
export const lookInLive = async (
  model: Model,
  account: Account,
  kinds: readonly Kind[],
): Promise<void> => {
  const { live } = account;
  const { trial, endpoints } = model;
  if (!live) return;
  const all = kinds.flatMap((kind) =>
    (kind.lists ?? [])
      .filter(({ endpoint }) => endpoints.has(endpoint))
      .flatMap((listing) =>
        model
          .all(kind, account)
          .slice(-1)
          .map((thing) => ({ listing, thing })),
      ),
  );
  if (all.length > 0) {
    const { listing, thing } = trial.pick(all);
    const { endpoint } = listing;
    const input = { ...versionOf(endpoint), ...listing.within?.(thing) };
    const { status, body } = await trial.call(endpoint, input, { as: live });
    // The test-mode object that the list belongs to may be unknown.
    const ids = status === 200 ? idsOf(itemsOf(body) as Record<string, unknown>[]) : [];
    const known = model.things.filter(({ id }) => ids.includes(id)).map(({ key }) => key);
    expectSame(`objects of test mode in ${endpoint} of live mode (CORE-08)`, [], known);
  }
  // The live balance of a shared account changes independently of the story.
  if (!endpoints.has('balance.get') || !account.alone) return;
  const { body } = await trial.call('balance.get', {}, { as: live });
  const balance = field(body, 'balance');
  const name = `${account.name} in live mode`;
  const opening = model.liveBalances.get(name) ?? balance;
  model.liveBalances.set(name, opening);
  expectSame('the balance of live mode, where nothing happens (CORE-08)', opening, balance);
  model.note('CORE-08', { view: 'live mode', at: 'balance.get' });
};
