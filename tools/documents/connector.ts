// Builds the OpenAPI document of the connector protocol from its schemas.
import * as protocol from '@kasir/connector/protocol';
import { refTo, type JsonSchema } from '../openapi/json-schema.ts';
import { connectorSchemas, type ConnectorSchema } from './connector-schemas.ts';
import {
  callbackExample,
  chargeExample,
  operationExample,
  statementExample,
} from './examples/connector.ts';

type Json = Readonly<Record<string, unknown>>;

const { VERSION, VERSION_HEADER } = protocol;

const json = (name: ConnectorSchema, example?: unknown): Json => ({
  'application/json': {
    schema: { $ref: refTo(name) },
    ...(example === undefined ? {} : { example }),
  },
});

const headers = { [VERSION_HEADER]: { $ref: '#/components/headers/ConnectorVersion' } };

const success = (description: string, name: ConnectorSchema, example?: unknown): Json => ({
  description,
  headers,
  content: json(name, example),
});

/** The sentences about the statuses of errors. */
const meanings: Readonly<Record<number, string>> = {
  400: 'The request or its version is invalid.',
  401: 'The signature is missing, wrong, or too old.',
  404: 'The operation was never received, and an older request for it is refused from now on.',
  409: 'The id belongs to an operation with another body.',
  410: 'The operation expired before it began.',
  422: 'The connector does not support it, or its parent or amount does not allow it.',
  429: 'Too many requests: send it again later.',
};

type Code = protocol.ErrorCode;

/** Returns the responses for some error codes by status. */
const errorsOf = (codes: readonly Code[], operation: string | null): Json => {
  const byStatus = Map.groupBy(codes, (code) => protocol.errorStatuses[code]);
  return Object.fromEntries(
    Array.from(byStatus, ([status, same]) => {
      const examples = same.map((code) => {
        const error = { code, message: 'What is wrong, and what to do.', field: null, operation };
        return [code, { value: { error } }] as const;
      });
      const content = {
        'application/json': {
          schema: { $ref: refTo('Error') },
          examples: Object.fromEntries(examples),
        },
      };
      return [String(status), { description: meanings[status], headers, content }];
    }),
  );
};

const anyRequest: readonly Code[] = ['VERSION_UNSUPPORTED', 'SIGNATURE_INVALID'];

const parameters = ['ConnectorVersion', 'WebhookId', 'WebhookTimestamp'].map((name) => ({
  $ref: `#/components/parameters/${name}`,
}));

const header = (name: string, description: string, schema: JsonSchema): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema,
});

const versionSchema = { type: 'string', const: VERSION };

const paths: Json = {
  '/operations': {
    post: {
      operationId: 'operations.send',
      summary: 'Begin an operation, or read it when it has begun',
      tags: ['Operations'],
      parameters,
      requestBody: { required: true, content: json('OperationRequest', chargeExample) },
      responses: {
        200: success('The operation as it is now.', 'Operation', operationExample),
        ...errorsOf(Object.keys(protocol.refusals) as Code[], chargeExample.id),
      },
    },
  },
  '/operations/{id}': {
    get: {
      operationId: 'operations.get',
      summary: 'Read an operation',
      tags: ['Operations'],
      parameters: [
        ...parameters,
        {
          name: 'id',
          in: 'path',
          required: true,
          schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
        },
      ],
      responses: {
        200: success('The operation as it is now.', 'Operation', operationExample),
        ...errorsOf([...anyRequest, 'OPERATION_NOT_FOUND'], operationExample.id),
      },
    },
  },
  '/capabilities': {
    get: {
      operationId: 'capabilities.get',
      summary: 'Read what the connector can do',
      tags: ['Capabilities'],
      parameters,
      responses: {
        200: success('What the connector can do.', 'Capabilities'),
        ...errorsOf(anyRequest, null),
      },
    },
  },
  '/statements': {
    get: {
      operationId: 'statements.get',
      summary: 'Read the settlement statement of a day',
      tags: ['Statements'],
      parameters: [
        ...parameters,
        { name: 'date', in: 'query', required: true, schema: { type: 'string', format: 'date' } },
      ],
      responses: {
        200: success('The settlement lines of a UTC day.', 'Statement', statementExample),
        ...errorsOf([...anyRequest, 'INVALID'], null),
      },
    },
  },
};

const webhooks: Json = {
  callback: {
    post: {
      operationId: 'callbacks.receive',
      summary: 'An operation has changed, or a payment was received',
      tags: ['Callbacks'],
      parameters,
      requestBody: { required: true, content: json('Callback', callbackExample) },
      responses: {
        204: { description: 'Acknowledged. Anything but a 2xx response is repeated.', headers },
        ...errorsOf(anyRequest, null),
      },
    },
  },
};

/** Returns the document. */
export const connectorDocument = (): Json => ({
  openapi: '3.1.1',
  info: {
    title: 'Connector protocol',
    version: VERSION,
    description:
      'What the platform asks of a connector, the bridge to a payment processor. ' +
      'docs/reference/connector-protocol.md explains it.',
    license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
  },
  servers: [{ url: 'https://connector.example', description: 'A connector' }],
  security: [{ signature: [] }],
  tags: [
    { name: 'Operations', description: 'What the connector does at the processor.' },
    { name: 'Capabilities', description: 'What the connector declares.' },
    { name: 'Statements', description: 'What the processor has settled.' },
    { name: 'Callbacks', description: 'What the connector reports to the platform.' },
  ],
  paths,
  webhooks,
  components: {
    securitySchemes: {
      signature: {
        type: 'apiKey',
        in: 'header',
        name: 'webhook-signature',
        description:
          '`v1,` and Base64 of the HMAC-SHA256 of `id.timestamp.content`; several are separated by spaces. ' +
          'The content is the body, or, without a body, the method, a space and the path with query.',
      },
    },
    parameters: {
      ConnectorVersion: header(VERSION_HEADER, 'The version of the protocol.', versionSchema),
      WebhookId: header('webhook-id', 'The id of the operation or event; a new one for a GET.', {
        type: 'string',
      }),
      WebhookTimestamp: header('webhook-timestamp', 'The time of sending in Unix seconds.', {
        type: 'string',
        pattern: String.raw`^\d{1,12}$`,
      }),
    },
    headers: {
      ConnectorVersion: { description: 'The version of the protocol.', schema: versionSchema },
    },
    schemas: connectorSchemas(),
  },
});
