// Laws about bodies: malformed JSON, other content types.
import type { EndpointSpec } from '@kasir/core';
import { codeClauses } from '../../field-clauses.ts';
import type { Law } from '../../law.ts';
import { isSigned } from '../../targets/wire/signed.ts';
import { sampleOf } from '../../run/samples/objects.ts';
import { expectThat, summarize, expectRefusal, expectSuccess } from '../../violation.ts';
import { isWrite, perEndpoint } from '../derive.ts';

const takesBody = (contract: EndpointSpec): boolean =>
  isWrite(contract) && contract.body !== undefined;

/** Returns a body with these bytes in one of its texts. */
const withBytes = (...bytes: number[]): Uint8Array =>
  Buffer.concat([Buffer.from('{"external_id": "'), Uint8Array.from(bytes), Buffer.from('"}')]);

/** Reason -> malformed JSON. */
const malformed: Readonly<Record<string, string | Uint8Array>> = {
  'cut short': '{"amount": 15',
  'a trailing comma': '{"amount": 15000,}',
  'single quotes': "{'amount': 15000}",
  NaN: '{"amount": NaN}',
  'a comment': '{"amount": 15000 /* much */}',
  'two values': '{}{}',
  'invalid UTF-8': withBytes(0xff, 0xfe),
  'an overlong encoding': withBytes(0xc0, 0xaf),
  'ten thousand levels': '['.repeat(10_000) + ']'.repeat(10_000),
};

/** JSON that is not an object, or contains text that no field accepts. */
const invalidBodies: Readonly<Record<string, string>> = {
  'a text instead of an object': '"text"',
  'a list instead of an object': '[]',
  'null instead of an object': 'null',
  'U+0000 in a text': '{"external_id": "a\\u0000b", "reference_id": "a\\u0000b"}',
  'a lone surrogate': '{"external_id": "\\ud800", "reference_id": "\\ud800"}',
  'a prototype': '{"__proto__": {"id": "x"}}',
};

const notJson = perEndpoint({
  id: 'http-5',
  title: 'a body that is not a JSON object is rejected with 400',
  level: 'M',
  anyRequest: true,
  applies: takesBody,
  clauses: (contract) => [
    'ERR-STATUS-400',
    'ERR-UNSPEC-04',
    ...codeClauses(contract, 'INVALID_JSON_FORMAT'),
  ],
  run: async (trial, contract) => {
    const names = Object.keys(contract.params?.shape ?? {});
    const params = Object.fromEntries(names.map((name) => [name, 'cfm-none']));
    const outgoing = trial.outgoing(contract, { params, body: {} });
    const codes = ['INVALID_JSON_FORMAT', 'API_VALIDATION_ERROR'];
    const takesNull = contract.body?.safeParse(null).success === true;
    const bodies = trial.isHeldToContracts ? { ...malformed, ...invalidBodies } : malformed;
    for (const [why, body] of trial.some(Object.entries(bodies))) {
      if (takesNull && body === 'null') continue;
      expectRefusal(await trial.send({ ...outgoing, body }), 400, codes, `for ${why}`);
    }
  },
});

const contentTypes = perEndpoint({
  id: 'http-6',
  title: 'each content type is always accepted or always rejected, and never causes a server error',
  level: 'C',
  // The bank standard states its own (SNAP-HDR-Content-Type).
  applies: (contract) => takesBody(contract) && !isSigned(contract),
  clauses: () => ['CORE-UNSPEC-06'],
  run: async (trial, contract) => {
    const types = ['application/json; charset=utf-8', 'text/plain', 'application/xml', ''];
    for (const type of types) {
      const input = await sampleOf(trial, contract);
      const outgoing = trial.outgoing(contract, input);
      const { 'content-type': _, ...rest } = outgoing.headers;
      const headers = type === '' ? rest : { ...rest, 'content-type': type };
      const response = await trial.send({ ...outgoing, endpoint: null, headers });
      expectThat(response.status < 500, `a response below 500 for ${type}`, summarize(response));
      if (type.startsWith('application/json')) expectSuccess(response, `for ${type}`);
      else
        trial.noteChoice(
          `content type ${type === '' ? 'left out' : type}`,
          response.status < 300 ? 'is accepted' : 'is rejected',
        );
    }
  },
});

export const bodyLaws: readonly Law[] = [...notJson, ...contentTypes];
