// Idempotency keys that are sent again: with the same request, with another body, in another
// account, at another path, and after they are forgotten.
import { differences } from '../differences.ts';
import { callersOf, type Account } from '../model/account.ts';
import type { Command } from '../model/command.ts';
import type { Model } from '../model/model.ts';
import { contractNamed } from '../registry.ts';
import { nodeOf } from '../schema.ts';
import { USED_ELSEWHERE } from './levels.ts';
import type { Made } from '../run/samples/sample.ts';
import { errorCodeOf, expectThat, summarize, Violation } from '../violation.ts';
import { field, isSuccess, type Actor, type OutgoingRequest } from '../targets/wire/message.ts';
import { absorb, expectReplay, nothing, type Call, type Kept } from './perform.ts';
import { hasPassedTime } from './passed-times.ts';
import type { Step } from './step.ts';

/** The time for which a key is remembered (IDEM-11), in milliseconds. */
const KEY_MS = 86_400_000;

/** Ways to send a key again. */
export const repetitions = [
  'the same request',
  'other spellings',
  'another body',
  'null added',
  'by another account',
] as const;

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]): [string, unknown] => [key, reversed(inner)])
      .toReversed(),
  );
};

/** Ways to write the same JSON. */
const spellings: readonly ((text: string) => string)[] = [
  (text) => JSON.stringify(reversed(JSON.parse(text))),
  (text) => JSON.stringify(JSON.parse(text), null, 2),
  (text) =>
    text.replaceAll(
      /"([a-z])(?=[a-z_]*":)/g,
      (_, letter: string) => `"\\u00${letter.charCodeAt(0).toString(16)}`,
    ),
  (text) => text.replaceAll(/:(\d+)([,}])/g, ':$1e0$2'),
];

/** Returns JSON in every other spelling; nothing for a form or an empty body. */
const spelledAnew = (body: OutgoingRequest['body']): readonly string[] =>
  typeof body === 'string' && body.startsWith('{') ? spellings.map((spell) => spell(body)) : [];

/** Returns a field that was not sent and may be null: adding it changes the body. */
const unsent = ({ endpoint }: Command, body: Made): string | undefined => {
  const { body: schema } = contractNamed(endpoint);
  return (
    schema &&
    Object.keys(nodeOf(schema).shape).find(
      (name) => !(name in body) && schema.safeParse({ ...body, [name]: null }).success,
    )
  );
};

/** Returns the actor that replaces one whose API key was changed. */
const successorOf = (model: Model, as: Actor): Actor => {
  const next = model.successors.get(as.key);
  return next ? successorOf(model, { ...as, ...next }) : as;
};

/**
 * Returns the call with a key that was sent elsewhere, when its step wants that and there is one.
 */
export const withKey = (call: Call, kept: Iterable<Kept>): Call => {
  const { command, input, thing, step } = call;
  if (step.levels['idempotency'] !== USED_ELSEWHERE || call.key === undefined) return call;
  const elsewhere = [...kept].filter(
    ({ call: one, spent }) =>
      !spent &&
      (one.command.endpoint !== command.endpoint ||
        one.thing.account !== thing.account ||
        differences(one.input.params ?? {}, input.params ?? {}).length > 0),
  );
  const other = elsewhere[step.seed % Math.max(1, elsewhere.length)];
  if (!other) return call;
  other.spent = true;
  return { ...call, key: other.call.key };
};

/** Returns whether a request names nothing of the story, so that every account may send it. */
const namesNothing = (
  { things, accounts, trial }: Model,
  { command, input, step }: Call,
): boolean => {
  const text = JSON.stringify(input);
  const { receiver } = trial.context;
  return (
    command.on === null &&
    // An address at the receiver belongs to one account.
    !(receiver && text.includes(receiver.url(''))) &&
    // A signature is made with a key of one account.
    field(input.body, 'signature') === undefined &&
    step.levels['api-version'] !== 'by its account' &&
    ![...things, ...accounts].some(({ id }) => id !== null && text.includes(id))
  );
};

/** Sends the same bytes under the same key in another account, where the key is unused. */
const sendElsewhere = async (
  model: Model,
  kept: Kept,
  account: Account,
  { id }: Step,
): Promise<void> => {
  const { call, response, spent } = kept;
  if (spent || account === call.thing.account || !namesNothing(model, call)) return;
  const { command, input, key, draw } = call;
  const callers = callersOf(account, command.endpoint);
  if (callers.length === 0) return;
  kept.spent = true;
  const as = draw.pick(callers);
  const again = await model.trial.call(command.endpoint, input, { as, ...(key && { key }) });
  const step = { ...call.step, id, account: account.name };
  // Only successes must differ: a refusal may be the same in both accounts.
  if (isSuccess(response) && differences(response.body, again.body).length === 0)
    throw new Violation(
      `another response to "${command.name}" in another account (CORE-HDR-for_user_id)`,
      summarize(again),
    );
  await absorb(model, { ...call, step, thing: nothing(account), as }, again, true);
};

/** Sends the same request after its key is forgotten: it creates something new (IDEM-11). */
const makeAnew = async (model: Model, kept: Kept, as: Actor, { id }: Step): Promise<void> => {
  const { call, response } = kept;
  const { command, input, key } = call;
  // The timestamp of a signed form is too old by then.
  if (command.on !== null || field(input.body, 'request_timestamp') !== undefined) return;
  const again = await model.trial.call(command.endpoint, input, { as, ...(key && { key }) });
  if (isSuccess(response) && differences(response.body, again.body).length === 0)
    throw new Violation(`another response to "${command.name}" a day later (IDEM-11)`, 'the same');
  // From now on the key is that of the new object.
  [kept.response, kept.at] = [again, model.now];
  await absorb(model, { ...call, as, step: { ...call.step, id } }, again, true);
};

/** Sends the key of an earlier call again, whatever has happened since. */
export const repeat = async (model: Model, kept: Kept, step: Step): Promise<void> => {
  const { call, response } = kept;
  const { command, input, key } = call;
  const { how = '' } = step.levels;
  const as = successorOf(model, call.as);
  // It is open whether an idempotency key belongs to its API key or to its account
  // (IDEM-UNSPEC-01).
  if (as !== call.as && !model.trial.isHeldToContracts) return;
  if (key === undefined) return;
  const now = model.now ?? 0;
  const age = now - (kept.at ?? model.began ?? now);
  if (how === 'by another account') {
    const to = model.accounts.find(({ name }) => name === step.levels['to']);
    // Its dates may be past once time has gone on.
    if (to && age === 0) await sendElsewhere(model, kept, to, step);
    return;
  }
  if (age >= KEY_MS) {
    // No clause says what a start or an expiry in the past means (RECUR-UNSPEC-05).
    const isOver = hasPassedTime(input, { from: now - age, to: now });
    if (age > KEY_MS && how === 'the same request' && !isOver)
      await makeAnew(model, kept, as, step);
    return;
  }
  if (how === 'the same request' || how === 'other spellings') {
    const same = model.trial.outgoing(command.endpoint, input, { as, key });
    const bodies = how === 'other spellings' ? spelledAnew(same.body) : [same.body];
    for (const body of bodies)
      expectReplay(call, response, await model.trial.send({ ...same, body }));
    return;
  }
  if (contractNamed(command.endpoint).body === undefined) return;
  // With nulls in all that it leaves out, another null is the same request.
  const hasNulls = input.encoding === 'nulls';
  const nothingSent = hasNulls ? undefined : unsent(command, input.body as Made);
  if (how === 'null added' && nothingSent === undefined) return;
  const change =
    how === 'null added' && nothingSent !== undefined
      ? { [nothingSent]: null }
      : { reference_id: model.trial.newReference() };
  const body = { ...(input.body as Made), ...change };
  const other = await model.trial.call(command.endpoint, { ...input, body }, { as, key });
  expectThat(
    other.status >= 400 && other.status < 500 && errorCodeOf(other) === 'IDEMPOTENCY_ERROR',
    'IDEMPOTENCY_ERROR for a key with another body (IDEM-07)',
    summarize(other),
  );
};
