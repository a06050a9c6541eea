// Validates the stored state of an operation.
import { schemaOf, stateFields } from '@kasir/core/server';
import { channelTypeNames } from '@kasir/models';
import * as z from 'zod';
import {
  attentions,
  channelWorks,
  doubtOutcomes,
  operationLifecycle,
  type ConnectorAction,
  type OperationState,
} from './state.ts';

const { amount, count, currency, id, line, moment, ref, signed, text } = stateFields;

const expires = moment.nullable();

const connectorAction = schemaOf<ConnectorAction>()(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('redirect'), url: text, expires }),
    z.strictObject({
      type: z.literal('present'),
      text,
      kind: z.enum(['qr', 'number', 'code']),
      expires,
    }),
    z.strictObject({ type: z.literal('wait'), expires }),
  ]),
);

export const operationSchema = schemaOf<OperationState>()(
  z.strictObject({
    status: z.enum(operationLifecycle.states),
    connector: id,
    work: z.enum([...channelWorks, 'receive']),
    type: z.enum(channelTypeNames),
    channel: id,
    country: id,
    currency,
    amount: amount.nullable(),
    executed: amount.nullable(),
    parent: id.nullable(),
    instead: id.nullable(),
    fallbacks: z.array(id),
    external: id.nullable(),
    about: ref,
    reference: text,
    request: text,
    withCard: z.boolean(),
    resume: z.strictObject({ job: text, payload: z.record(z.string(), z.unknown()) }).nullable(),
    sentAt: moment,
    questionedAt: moment,
    requests: count,
    questions: count,
    sequence: count,
    action: connectorAction.nullable(),
    failure: z
      .strictObject({
        code: text,
        networkCode: line,
        by: z.enum(['payer', 'channel']).exactOptional(),
      })
      .nullable(),
    token: line,
    issued: line,
    processorReference: line,
    attention: z.enum(attentions).nullable(),
    resolution: z
      .strictObject({ outcome: z.enum(doubtOutcomes), reason: text, by: text, at: moment })
      .exactOptional(),
    settled: z.boolean(),
    suspense: signed.exactOptional(),
    created: moment,
    updated: moment,
  }),
);
