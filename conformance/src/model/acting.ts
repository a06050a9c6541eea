// Commands that leave nothing to choose, what payers press, and the objects that calls make.
import type { Press } from '../control/control.ts';
import { versionOf, type Made } from '../run/samples/sample.ts';
import type { Command, Outcome } from './command.ts';
import type { Kind, Thing } from './model.ts';

/** A command whose request is the path of its object, or what is pressed on a page of it. */
export const onItself = <F extends object>(
  command: Omit<Command<F>, 'factors' | 'input'>,
): Command<F> => ({
  ...command,
  factors: {},
  input: ({ thing }) => ({ ...versionOf(command.endpoint), params: thing.params }),
});

/** What is pressed on a page, if there is one. */
export const pressing = (
  page: unknown,
  act: Extract<Press, { act: unknown }>['act'],
): Press | null => (typeof page === 'string' ? { page, act } : null);

/** Adds the object that a call has made, as its response shows it. */
export const addMade = <F extends object>(
  { model, thing, key, body }: Pick<Outcome, 'model' | 'thing' | 'key' | 'body'>,
  kind: Kind<F>,
  facts: F,
  more: {
    readonly id?: string;
    readonly params?: Readonly<Record<string, string>>;
    readonly body?: Made;
    readonly view?: string;
    readonly partial?: boolean;
  } = {},
): Thing<F> =>
  model.add({
    kind,
    account: thing.account,
    key: key(0),
    body,
    facts,
    view: 'the response to its creation',
    ...more,
  });
