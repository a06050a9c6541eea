// Holds the laws of ids: one id is one operation, whatever happens to its request.
import { isDeepStrictEqual } from 'node:util';
import { isFinal } from '@kasir/connector/protocol';
import { Violation } from '../../violation.ts';
import type { ConnectorLaw } from '../law.ts';
import { makeRequest } from '../requests.ts';
import { nowSeconds } from '../wire.ts';

const BURST = 5;

const backwards = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(backwards);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toReversed();
  return Object.fromEntries(entries.map(([name, one]) => [name, backwards(one)]));
};

export const identityLaws: readonly ConnectorLaw[] = [
  {
    id: 'id-1',
    title: 'an id sent twice is one operation',
    run: async (trial) => {
      for (const { channel, work } of trial.beginnings()) {
        const request = await trial.first(channel, work);
        const first = await trial.begin(request);
        const second = await trial.begin(request);
        if (isFinal(first) && first.status === 'succeeded' && !isDeepStrictEqual(first, second))
          throw new Violation(JSON.stringify(first), JSON.stringify(second));
      }
    },
  },
  {
    id: 'id-2',
    title: 'an id sent several times at once is one operation',
    run: async (trial) => {
      for (const { channel, work } of trial.beginnings()) {
        const request = await trial.first(channel, work);
        const seen = await Promise.all(Array.from({ length: BURST }, () => trial.begin(request)));
        const references = new Set(
          [...seen, await trial.settle(request.id)]
            .map(({ connector_reference: reference }) => reference)
            .filter((reference) => reference !== null),
        );
        if (references.size > 1)
          throw new Violation(`one execution of ${request.id}`, [...references].join(', '));
      }
    },
  },
  {
    id: 'id-3',
    title: 'after a cut connection the id is known, or can be sent again',
    run: async (trial) => {
      for (const { channel, work } of trial.beginnings()) {
        const request = await trial.first(channel, work);
        trial.model.sent(request);
        await trial.wire.postAndCut(request, nowSeconds());
        const since = nowSeconds();
        const { code } = await trial.wire.get(`/operations/${request.id}`, { timestamp: since });
        await trial.begin(request, { timestamp: since + 1 });
        await trial.read(request.id);
        if (code !== null && code !== 'OPERATION_NOT_FOUND')
          throw new Violation('the operation or OPERATION_NOT_FOUND', code);
      }
    },
  },
  {
    id: 'id-4',
    title: 'an id with another body is refused, and changes nothing',
    run: async (trial) => {
      for (const { channel, work } of trial.beginnings()) {
        const request = await trial.first(channel, work);
        await trial.begin(request);
        const others = [
          { ...request, metadata: { order: null } },
          ...('items' in request ? [{ ...request, items: [{ name: 'Green tea' }] }] : []),
          { ...request, references: { ...request.references, merchant: 'order-2' } },
          ...(request.amount
            ? [{ ...request, amount: { ...request.amount, value: request.amount.value + 1 } }]
            : []),
        ];
        for (const other of others) {
          const reply = await trial.wire.post(other);
          trial.expectCode(reply, ['ID_REUSED'], 'the id belongs to another body');
        }
        await trial.read(request.id);
      }
    },
  },
  {
    id: 'id-5',
    title: 'bodies are compared as JSON values, not as bytes',
    run: async (trial) => {
      const [{ channel, work } = { channel: null, work: null }] = trial.beginnings();
      if (channel === null) return;
      const request = await trial.first(channel, work);
      await trial.begin(request);
      const reply = await trial.send(request, {}, JSON.stringify(backwards(request), null, 2));
      if (reply.code !== null) throw new Violation('the same operation', reply.code);
    },
  },
  {
    id: 'id-6',
    title: 'what was refused stays refused when it is repeated',
    run: async (trial) => {
      for (const channel of trial.channelsWith('charge', 'refund')) {
        const charge = await trial.first(channel, 'charge');
        const value = charge.amount?.value ?? null;
        const refund = makeRequest(channel, { work: 'refund', value, parent: charge.id });
        const timestamp = nowSeconds();
        await trial.expectRefused(refund, ['PARENT_INVALID'], 'it is unknown', { timestamp });
        await trial.succeed(charge);
        await trial.expectRefused(refund, ['EXPIRED'], 'it was refused before', { timestamp });
        await trial.expectNeverReceived(refund.id);
      }
    },
  },
];
