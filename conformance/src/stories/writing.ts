// The body of a call as it is written: its optional fields, texts without a meaning, its encoding.
import type { Command, Levels } from '../model/command.ts';
import { withExtras } from '../model/extras.ts';
import type { Model } from '../model/model.ts';
import { contractNamed } from '../registry.ts';
import type { Made } from '../run/samples/sample.ts';
import type { SeededRandom } from '../run/seeded-random.ts';
import type { Input } from '../targets/wire/encode.ts';
import { hasFreeTexts, withOtherTexts } from './free-texts.ts';

const encodings: Readonly<Record<string, NonNullable<Input['encoding']>>> = {
  'a form': 'form',
  'JSON with escapes': 'escapes',
  'JSON with nulls': 'nulls',
};

/**
 * Returns the encodings that the body of a command may have: forms are QR-UNSPEC-02, and a change
 * to null clears what a change without the field keeps (CUST-PATCH-05).
 */
const encodingsOf = (endpoint: string): readonly string[] => {
  const { encodings: all, method, body } = contractNamed(endpoint);
  if (body === undefined) return [];
  return [
    'JSON',
    'JSON',
    'JSON with escapes',
    ...(all?.includes('form') === true ? ['a form', 'a form'] : []),
    ...(method === 'POST' ? ['JSON with nulls'] : []),
  ];
};

const TEXTS = 'names and pages';

/** Returns the factors that decide how the body of a command is written. */
export const writingFactors = ({ endpoint }: Command): Command['factors'] => {
  const encoding = encodingsOf(endpoint);
  return {
    ...(encoding.length > 0 && { encoding }),
    ...(hasFreeTexts(contractNamed(endpoint)) && { [TEXTS]: ['usual', 'usual', 'others'] }),
  };
};

/**
 * Returns the body of a call and its encoding, as the levels choose them. A target that is not held
 * to the contracts may refuse both other texts and other encodings.
 */
export const writing = (
  model: Model,
  command: Command,
  levels: Levels,
  draw: SeededRandom,
  body: Made,
): Pick<Input, 'body' | 'encoding'> => {
  const full = withExtras(model, command, levels, draw, body);
  if (!model.trial.isHeldToContracts) return { body: full };
  const encoding = encodings[levels['encoding'] ?? ''];
  const contract = contractNamed(command.endpoint);
  return {
    body: levels[TEXTS] === 'others' ? withOtherTexts(contract, full, draw) : full,
    ...(encoding && { encoding }),
  };
};
