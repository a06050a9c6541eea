// Laws about the two names of the idempotency-key header: they are one key, or only one of them
// deduplicates.
import type { Law } from '../../law.ts';
import { sampleOf } from '../../run/samples/objects.ts';
import { expectSame, expectSuccess, expectThat, summarize, textOf } from '../../violation.ts';
import { isSuccess, type ApiResponse, type OutgoingRequest } from '../../targets/wire/message.ts';
import { isKeyed, perEndpoint } from '../derive.ts';

/** Endpoints that create an object with a new id each time. */
const counted = ['payment_requests.create', 'payment_methods.create', 'refunds.create'];

const HEADERS = ['idempotency-key', 'x-idempotency-key'] as const;

export const headerNameLaws: readonly Law[] = perEndpoint({
  id: 'idem-19',
  title: 'an idempotency key is shared between both header names, or only one of them deduplicates',
  level: 'C',
  racy: true,
  applies: (contract) => isKeyed(contract) && counted.includes(contract.id),
  clauses: () => ['IDEM-HDR-x_idempotency_key', 'IDEM-CONF-02'],
  witnesses: ['both names of the header'],
  run: async (trial, contract) => {
    const input = await sampleOf(trial, contract);
    const key = trial.newReference();
    const under = (header: string): OutgoingRequest =>
      trial.outgoing(contract, { ...input, headers: { ...input.headers, [header]: key } });
    const responses = await trial.burst(
      Array.from({ length: trial.profile.burst }, (_, at) => under(HEADERS[at % 2] ?? HEADERS[0])),
    );
    const later: ApiResponse[] = [];
    for (const header of HEADERS) later.push(await trial.send(under(header)));
    const ids = (which: (at: number) => boolean): readonly unknown[] =>
      [...responses.filter((_, at) => which(at)), ...later.filter((_, at) => which(at))]
        .filter(isSuccess)
        .map(({ body }) => textOf(body, 'id'));
    const [own, other] = [ids((at) => at % 2 === 0), ids((at) => at % 2 === 1)];
    expectThat(own.length > 0, 'a success', responses.map(summarize).join('; '));
    expectSame('objects of one key', 1, new Set(own).size);
    const isShared = other.some((id) => own.includes(id));
    if (other.length > 0) trial.witness('both names of the header');
    const made = new Set([...own, ...other]).size;
    // An ignored header creates an object each time.
    expectSame('objects of one key under both names', isShared ? 1 : 1 + other.length, made);
    const fresh = await sampleOf(trial, contract);
    const both = trial.outgoing(
      contract,
      { ...fresh, headers: { ...fresh.headers, 'x-idempotency-key': `${key}-2` } },
      { key: `${key}-2` },
    );
    expectSuccess(await trial.send(both), 'with the same key in both headers');
    trial.noteChoice('x-idempotency-key', isShared ? 'deduplicates' : 'is ignored');
  },
});
