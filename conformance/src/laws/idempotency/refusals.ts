// Laws about idempotency keys and rejections: which are replayed, and which do not consume the key.
import { chosen } from '@kasir/models';
import { law, type Law } from '../../law.ts';
import { countEffects } from '../../run/effects.ts';
import { sampleOf } from '../../run/samples/objects.ts';
import { makeQr } from '../../run/samples/makers.ts';
import { qrBody } from '../../run/samples/bodies.ts';
import {
  expectStatus,
  expectThat,
  expectInvalid,
  expectRefusal,
  expectSuccess,
} from '../../violation.ts';
import { isKeyed, perEndpoint } from '../derive.ts';
import { expectReplay } from './replays.ts';

const removed = law({
  id: 'idem-4',
  title: 'an error response is replayed even after its cause is gone',
  level: 'M',
  clauses: ['IDEM-05'],
  endpoints: ['qr_codes.create', 'qr_codes.simulate'],
  run: async (trial) => {
    const external_id = trial.newReference();
    const key = trial.newReference();
    const input = { params: { external_id }, body: { amount: 15_500 } };
    const first = await trial.call('qr_codes.simulate', input, { key });
    expectThat(
      first.status >= 400 && first.status < 500,
      'a rejection for an unknown code',
      first.text,
    );
    await makeQr(trial, { external_id, type: 'STATIC' });
    const again = await trial.call('qr_codes.simulate', input, { key });
    expectReplay(first, again, 'after the code was created');
    const other = await trial.call('qr_codes.simulate', input, { key: trial.newReference() });
    expectSuccess(other, 'for the same request with a new key');
  },
});

const keepsInvalid = law({
  id: 'idem-20',
  title: 'the key of a request that validation rejects is used up, or free if the dialect says so',
  level: 'M',
  clauses: ['IDEM-05'],
  endpoints: ['qr_codes.create'],
  run: async (trial) => {
    const key = trial.newReference();
    const good = qrBody(trial);
    const bad = { ...good, type: 'NEITHER' };
    expectInvalid(await trial.call('qr_codes.create', { body: bad }, { key }), 'for a bad type');
    const corrected = await trial.call('qr_codes.create', { body: good }, { key });
    if (chosen('invalid_request_key', trial.context.dialect) === 'yes')
      expectRefusal(corrected, 409, ['IDEMPOTENCY_ERROR'], 'for a corrected request');
    else expectSuccess(corrected, 'for a corrected request with the same key');
  },
});

const keyLength = perEndpoint({
  id: 'idem-9',
  title: 'an idempotency key has 1 to 100 characters',
  level: 'M',
  applies: isKeyed,
  clauses: () => ['IDEM-10', 'LIMIT-11'],
  run: async (trial, contract) => {
    const input = await sampleOf(trial, contract);
    const key = trial.newReference().padEnd(101, 'k');
    const long = await trial.call(contract, input, { key });
    expectInvalid(long, 'for a key of 101 characters');
    const effect = await countEffects(trial, contract.id, input);
    expectThat(effect === null || effect === 0, 'a rejected request to have no effect', effect);
    const longest = await trial.call(contract, input, { key: key.slice(0, 100) });
    expectSuccess(longest, 'for a key of 100 characters');
    expectReplay(longest, await trial.call(contract, input, { key: key.slice(0, 100) }), 'again');
  },
});

const notConsumed = perEndpoint({
  id: 'idem-18',
  title: 'a request rejected for its API key or permission does not consume its idempotency key',
  level: 'S',
  applies: isKeyed,
  clauses: () => [],
  run: async (trial, contract) => {
    const key = trial.newReference();
    let limited = trial.context.readOnly;
    if (trial.context.control) {
      const account = await trial.account();
      trial.useActor(account);
      limited = await trial.keyOf(account.id, 'test', []);
    }
    const input = await sampleOf(trial, contract);
    const outgoing = trial.outgoing(contract, input, { key });
    expectStatus(await trial.send({ ...outgoing, actor: null }), 401, 'without an API key');
    if (limited) {
      expectStatus(await trial.send({ ...outgoing, actor: limited }), 403, 'without a permission');
    }
    trial.expectDone(await trial.send(outgoing), contract, 'with the right API key');
  },
});

export const refusalLaws: readonly Law[] = [removed, keepsInvalid, ...keyLength, ...notConsumed];
