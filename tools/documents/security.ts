// Data table of the general texts of the documents: titles, servers and authentication.

const authentication = `Send the secret API key as the user of basic authentication, with an empty password. Cards are turned into tokens with a public key.`;

const errors = `Every refusal has an \`error_code\` for programs and a \`message\` for people; a validation error lists all \`errors\` with their paths. What is refused before any operation sees it is the \`default\` response of each.`;

const idempotency = `Writes take an \`idempotency-key\`: a repeat with the same key gets the first response again. A request without a response, or with 500 or 503, is safe to repeat.`;

const open = `Responses may have fields that this document does not know; ignore them. \`x-clauses\` name the clauses of the specification behind an operation. Examples are recorded from a running platform; their lists are shortened.`;

/** Title, description and server of each document. */
export const texts = {
  openapi: {
    title: 'Kasir API',
    description: [
      'Payments in Southeast Asia: the unified API, API v3, the legacy API and account linking of the bank standard, with all webhooks.',
      `## Authentication\n\n${authentication}`,
      `## Errors\n\n${errors}`,
      `## Repeats\n\n${idempotency}`,
      `## Versions\n\nSome resources have dated versions, which \`api-version\` chooses. ${open}`,
    ].join('\n\n'),
    server: { url: 'http://127.0.0.1:8585', description: 'A server on this machine' },
  },
  control: {
    title: 'Kasir control API',
    description: [
      'What operators and tests do to a platform: accounts and keys, the clock, outcomes, faults, snapshots, deliveries, and a look at everything.',
      '## Authentication\n\nSend the control token, which is printed at start, or the token of an operator as `Authorization: Bearer <token>`. Each operation states the role that it needs as `x-role`; `admin` includes `operator`, which includes `viewer`. The listener is for names of this machine only, unless `--control-host` says otherwise.',
      `## Errors\n\n${errors}`,
      open,
    ].join('\n\n'),
    server: { url: 'http://127.0.0.1:8586', description: 'The control listener on this machine' },
  },
} as const;

/** Ways in which callers authenticate. */
export const securitySchemes = {
  openapi: {
    apiKey: {
      type: 'http',
      scheme: 'basic',
      description: 'A secret API key as the user, with an empty password.',
    },
    publicKey: {
      type: 'http',
      scheme: 'basic',
      description: 'A public API key as the user, with an empty password: for card tokens.',
    },
    signature: {
      type: 'apiKey',
      in: 'header',
      name: 'X-SIGNATURE',
      description:
        'The bank standard: a signature with the RSA key of the partner, or with its client secret beside an access token.',
    },
    accessToken: {
      type: 'http',
      scheme: 'bearer',
      description: 'An access token of the bank standard, for partners that sign with a secret.',
    },
  },
  control: {
    controlToken: {
      type: 'http',
      scheme: 'bearer',
      description: 'The control token, which is printed at start, or the token of an operator.',
    },
  },
} as const;
