// Replies of receivers to webhooks: they disconnect, refuse one or all for good, or acknowledge.
import type { Account } from '../model/account.ts';
import type { Model } from '../model/model.ts';
import type { Reply } from '../targets/wire/receiver.ts';

const REPLIES: Readonly<Record<string, readonly Reply[]>> = {
  'break off': ['reset'],
  'break off twice': ['reset', 'reset'],
  'fail once': [500],
  'answer that it is gone': [410, 404],
  'acknowledge without a body': [204, 201],
  redirect: [{ status: 302, location: 'https://merchant.example/elsewhere' }],
};

/** More refusals than a target makes attempts in a day. */
const FOR_GOOD = Array.from({ length: 1_000 }, (): Reply => 503);

/**
 * Returns the ways in which receivers reply; no clause says which replies are refusals
 * (EVT-UNSPEC-06).
 */
export const replies = ({ trial }: Model): readonly string[] =>
  trial.isHeldToContracts
    ? [...Object.keys(REPLIES), 'fail for good']
    : ['break off', 'break off twice'];

/** Sets the replies to the next webhooks, or to all webhooks of an account that fails for good. */
export const reply = ({ trial }: Model, { inbox }: Account, how: string): void => {
  const { receiver } = trial.context;
  if (how !== 'fail for good') receiver?.next(REPLIES[how] ?? []);
  else if (inbox !== null) receiver?.setResponses(inbox, FOR_GOOD);
};
