// Converts the schemas of the connector protocol to named JSON Schemas.
import * as protocol from '@kasir/connector/protocol';
import * as z from 'zod';
import { refTo, type JsonSchema } from '../openapi/json-schema.ts';

/** The schemas with a name of their own. */
const named = {
  OperationRequest: protocol.operationRequest,
  PaymentRequest: protocol.paymentRequest,
  CaptureRequest: protocol.captureRequest,
  ReversalRequest: protocol.reversalRequest,
  LinkRequest: protocol.linkRequest,
  EndRequest: protocol.endRequest,
  IssueRequest: protocol.issueRequest,
  CardSource: protocol.cardSource,
  TokenSource: protocol.tokenSource,
  AccountSource: protocol.accountSource,
  NumberSource: protocol.numberSource,
  Operation: protocol.operation,
  Action: protocol.action,
  Decline: protocol.decline,
  Instrument: protocol.instrument,
  ReceivedPayment: protocol.receivedPayment,
  Callback: protocol.callback,
  Capabilities: protocol.capabilities,
  ChannelCapability: protocol.channelCapability,
  Statement: protocol.statement,
  StatementLine: protocol.statementLine,
  Error: protocol.connectorError,
  Amount: protocol.amount,
  Channel: protocol.channel,
} as const satisfies Readonly<Record<string, z.ZodType>>;

/** The name of a schema. */
export type ConnectorSchema = keyof typeof named;

/** Returns the JSON Schemas by name; they are open, because readers ignore unknown fields. */
export const connectorSchemas = (): Readonly<Record<string, JsonSchema>> => {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    uri: refTo,
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _schema, $id: _id, ...schema }]) => [
      name,
      schema as JsonSchema,
    ]),
  );
};
