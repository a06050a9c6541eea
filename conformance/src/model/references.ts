// References that merchants choose: new ones, and those that they have used before.
import type { Made } from '../run/samples/sample.ts';
import type { Account } from './account.ts';
import type { Occasion } from './command.ts';
import type { Kind, Model } from './model.ts';

interface Named {
  readonly sent: Made;
}

/** Levels of a reference, new or used before. */
export const references = ['new', 'new', 'used'] as const;

/** Returns a reference for a field of a kind; null when none was used yet. */
export const referenceFor = <F extends Named>(
  { model, thing, levels }: Pick<Occasion, 'model' | 'thing' | 'levels'>,
  kind: Kind<F>,
  name: string,
): unknown =>
  levels['reference'] === 'used'
    ? (model.all(kind, thing.account).at(-1)?.facts.sent[name] ?? null)
    : model.trial.newReference();

/** Returns whether an account has an object of a kind with this value in a field. */
export const isTaken = <F extends Named>(
  model: Model,
  account: Account,
  kind: Kind<F>,
  sent: Made,
  name: string,
): boolean => model.all(kind, account).some(({ facts }) => facts.sent[name] === sent[name]);
