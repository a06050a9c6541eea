// Builds commands without factors and presses on pages, and adds the objects that calls create.
import type { Press } from '../targets/control/control.ts';
import { versionOf, type Made } from '../run/samples/sample.ts';
import type { Command, Outcome } from './command.ts';
import type { Kind, ModelObject } from './model.ts';

/** Creates a command whose input is only the path of its object, or a press on one of its pages. */
export const onItself = <F extends object>(
  command: Omit<Command<F>, 'factors' | 'input'>,
): Command<F> => ({
  ...command,
  factors: {},
  input: ({ thing }) => ({ ...versionOf(command.endpoint), params: thing.params }),
});

/** Returns a press on a page; null without a page. */
export const pressing = (
  page: unknown,
  act: Extract<Press, { act: unknown }>['act'],
): Press | null => (typeof page === 'string' ? { page, act } : null);

/** Adds the object that a call has created, as its response shows it. */
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
): ModelObject<F> =>
  model.add({
    kind,
    account: thing.account,
    key: key(0),
    body,
    facts,
    view: 'the response to its creation',
    ...more,
  });
