// Holds the laws of forms: requests that do not fit the schema are refused, and begin no operation.
import { operationRequest, type OperationRequest } from '@kasir/connector/protocol';
import type { ConnectorLaw } from '../law.ts';
import { newId } from '../requests.ts';

/** Every field of a request rejects at least one of these values. */
const wrong: readonly unknown[] = [7, true, '', [], { wrong: { wrong: 1 } }, null];

/** Returns requests that differ from a valid one in one field and do not fit the schema. */
const malformed = (request: OperationRequest): readonly { body: object; why: string }[] => {
  const found: { body: object; why: string }[] = [];
  for (const name of Object.keys(request).filter((field) => field !== 'id')) {
    const rest = Object.entries(request).filter(([field]) => field !== name);
    const bodies = [
      { body: Object.fromEntries(rest), why: `without ${name}` },
      ...wrong.map((value) => ({
        body: { ...request, [name]: value },
        why: `with ${name}: ${JSON.stringify(value)}`,
      })),
    ];
    found.push(...bodies.filter(({ body }) => !operationRequest.safeParse(body).success));
  }
  if (request.amount)
    for (const value of [0, -1, 1.5, '10000', null])
      found.push({
        body: { ...request, amount: { ...request.amount, value } },
        why: `with amount.value: ${JSON.stringify(value)}`,
      });
  return found;
};

export const formLaws: readonly ConnectorLaw[] = [
  {
    id: 'form-1',
    title: 'a request that does not fit the schema is refused, and begins nothing',
    run: async (trial) => {
      const [{ channel, work } = { channel: null, work: null }] = trial.beginnings();
      if (channel === null) return;
      const request = await trial.first(channel, work);
      for (const { body, why } of malformed(request)) {
        const id = newId();
        const reply = await trial.wire.post({ id }, {}, JSON.stringify({ ...body, id }));
        trial.expectCode(reply, ['INVALID'], why);
        await trial.expectNeverReceived(id);
      }
    },
  },
  {
    id: 'form-2',
    title: 'a body that is not JSON, or has another id, is refused',
    run: async (trial) => {
      const [{ channel, work } = { channel: null, work: null }] = trial.beginnings();
      if (channel === null) return;
      const request = await trial.first(channel, work);
      const id = newId();
      for (const body of ['', '{', 'null', JSON.stringify(request)])
        trial.expectCode(await trial.wire.post({ id }, {}, body), ['INVALID'], `body: ${body}`);
      await trial.expectNeverReceived(id);
      await trial.expectNeverReceived(request.id);
    },
  },
  {
    id: 'form-3',
    title: 'a request for a statement without a valid date is refused',
    run: async (trial) => {
      for (const path of [
        '/statements',
        '/statements?date=yesterday',
        '/statements?date=2026-13-01',
      ])
        trial.expectCode(await trial.wire.get(path), ['INVALID'], path);
    },
  },
];
