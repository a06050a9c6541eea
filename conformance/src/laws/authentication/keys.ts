// Laws about authentication and permissions.
import { forbiddenCode, scopes, type EndpointSpec } from '@kasir/core';
import type { Law } from '../../law.ts';
import { countEffects } from '../../run/effects.ts';
import { withPartner } from '../../run/samples/account-links.ts';
import { isSigned } from '../../targets/wire/signed.ts';
import { sampleOf } from '../../run/samples/objects.ts';
import type { Trial } from '../../run/trial.ts';
import {
  expectStatus,
  expectThat,
  expectRefusal,
  NotSupported,
  summarize,
} from '../../violation.ts';
import { basic, type Actor, type OutgoingRequest } from '../../targets/wire/message.ts';
import { codeClauses } from '../../field-clauses.ts';
import { isWrite, perEndpoint } from '../derive.ts';

/** Builds a request of an endpoint without credentials, for an object that does not exist. */
const anonymous = (trial: Trial, contract: EndpointSpec): OutgoingRequest => {
  const names = Object.keys(contract.params?.shape ?? {});
  const params = Object.fromEntries(names.map((name) => [name, 'cfm-nobody']));
  const body = isWrite(contract) ? { body: {} } : {};
  return trial.outgoing(contract, { params, ...body }, { as: null });
};

const refusesKey = async (trial: Trial, outgoing: OutgoingRequest, why: string): Promise<void> =>
  expectRefusal(await trial.send(outgoing), 401, ['INVALID_API_KEY'], `for ${why}`);

const missing = perEndpoint({
  id: 'auth-1',
  title:
    'a request without an API key is rejected with 401 INVALID_API_KEY, before any other error in it',
  level: 'M',
  needs: [],
  anyRequest: true,
  clauses: (contract) => [
    'AUTH-01',
    'AUTH-07',
    'ERR-STATUS-401',
    'ERR-CODE-INVALID_API_KEY',
    ...codeClauses(contract, 'INVALID_API_KEY'),
  ],
  run: async (trial, contract) => {
    const outgoing = anonymous(trial, contract);
    const json = { 'content-type': 'application/json' };
    const wrong: Readonly<Record<string, Partial<OutgoingRequest>>> = isWrite(contract)
      ? {
          'malformed JSON': { headers: json, body: '{"a":' },
          'a body of the wrong type': { headers: json, body: '[1]' },
        }
      : { 'a bad cursor': { target: `${outgoing.target}?after_id=cfm&limit=0` } };
    await refusesKey(trial, outgoing, 'no Authorization');
    for (const [why, one] of Object.entries(wrong))
      await refusesKey(trial, { ...outgoing, ...one }, `no Authorization and ${why}`);
  },
});

/** Reason -> an Authorization header without a valid key. */
const malformedKeys = (
  { actor, context, isHeldToContracts }: Trial,
  contract: EndpointSpec,
): Readonly<Record<string, string>> => {
  const { key } = actor;
  const [unknown, cut] = [`${key.slice(0, -4)}zzzz`, key.slice(0, -1)];
  context.secrets.add('KEY_UNKNOWN', unknown);
  context.secrets.add('KEY_CUT', cut);
  const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');
  return {
    // The bank standard may have access tokens beside the key (AUTH-UNSPEC-01).
    ...(!isSigned(contract) && { 'another scheme': `Bearer ${key}` }),
    'a scheme and nothing else': 'Basic',
    'text that is not base64': 'Basic !!!not-base64!!!',
    'a key without the colon': `Basic ${base64(key)}`,
    'an empty key': `Basic ${base64(':')}`,
    // Other targets may ignore a password (AUTH-UNSPEC-02).
    ...(isHeldToContracts && { 'a password': `Basic ${base64(`${key}:password`)}` }),
    'an unknown key': basic(unknown),
    'a key with a space in front': basic(` ${key}`),
    'a key cut short': basic(cut),
  };
};

const malformedKey = perEndpoint({
  id: 'auth-2',
  title: 'a request with a malformed or unknown API key is rejected with 401 INVALID_API_KEY',
  level: 'M',
  needs: [],
  anyRequest: true,
  clauses: () => ['AUTH-02', 'AUTH-08'],
  run: async (trial, contract) => {
    const outgoing = anonymous(trial, contract);
    for (const [why, authorization] of trial.some(Object.entries(malformedKeys(trial, contract)))) {
      const headers = { ...outgoing.headers, authorization };
      await refusesKey(trial, { ...outgoing, headers }, why);
    }
  },
});

/** Returns every permission except those that open an endpoint. */
const without = ({ permission }: EndpointSpec): string[] => {
  const [scope = '', access] = permission.split(':');
  const all = scopes.flatMap((one) => [`${one}:read`, `${one}:write`]);
  return all.filter(
    (one) => one !== permission && !(access === 'read' && one === `${scope}:write`),
  );
};

/** Keys of one account: one lacks the permission for an endpoint, the other has no other one. */
interface LimitedKeys {
  readonly lacking: Actor;
  /** Undefined where keys with a chosen permission cannot be made. */
  readonly sufficient?: Actor;
}

const limitedKeys = async (trial: Trial, contract: EndpointSpec): Promise<LimitedKeys> => {
  const { readOnly, control } = trial.context;
  if (!control && readOnly) return { lacking: readOnly };
  const own = await trial.account();
  const account = isSigned(contract) ? await withPartner(trial, own) : own;
  trial.useActor(account);
  const keyWith = async (permissions: string[]): Promise<Actor> => ({
    ...account,
    ...(await trial.keyOf(account.id, 'test', permissions)),
  });
  try {
    const lacking = await keyWith(without(contract));
    return { lacking, sufficient: await keyWith([contract.permission]) };
  } catch (error) {
    if (!(error instanceof NotSupported)) throw error;
    return { lacking: await keyWith([]) };
  }
};

const forbidden = perEndpoint({
  id: 'auth-3',
  title: 'a request whose API key lacks the permission is rejected with 403 and has no effect',
  level: 'M',
  needs: ['writes', 'limited key'],
  clauses: (contract) => [
    'AUTH-05',
    'ERR-STATUS-403',
    'ERR-CODE-REQUEST_FORBIDDEN_ERROR',
    ...codeClauses(contract, 'REQUEST_FORBIDDEN_ERROR'),
    ...codeClauses(contract, 'REQUEST_FORBIDDEN'),
  ],
  run: async (trial, contract) => {
    const { lacking: limited, sufficient } = await limitedKeys(trial, contract);
    if (limited === trial.context.readOnly && !isWrite(contract)) {
      const input = await sampleOf(trial, contract);
      return expectStatus(await trial.call(contract, input, { as: limited }), 200, 'for a read');
    }
    const input = await sampleOf(trial, contract);
    const response = await trial.call(contract, input, { as: limited });
    expectRefusal(response, 403, [forbiddenCode(contract.errors)], 'without the permission');
    const effect = isWrite(contract) ? await countEffects(trial, contract.id, input) : null;
    expectThat(effect === null || effect === 0, 'a rejected request to have no effect', effect);
    if (!sufficient) return;
    const allowed = await trial.call(contract, await sampleOf(trial, contract), { as: sufficient });
    expectThat(allowed.status !== 403, 'no 403 for a key with the permission', summarize(allowed));
  },
});

export const keyLaws: readonly Law[] = [...missing, ...malformedKey, ...forbidden];
