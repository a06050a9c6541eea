// Laws about API versions.
import type { EndpointSpec } from '@kasir/core';
import { law, type Law } from '../../law.ts';
import { contractNamed } from '../../registry.ts';
import { makeCustomer } from '../../run/samples/makers.ts';
import { sampleOf } from '../../run/samples/objects.ts';
import type { Trial } from '../../run/trial.ts';
import {
  expectInvalid,
  expectSame,
  expectStatus,
  expectThat,
  summarize,
  textOf,
} from '../../violation.ts';
import { isWrite, perEndpoint } from '../derive.ts';

const MALFORMED = 'no date';

/**
 * Returns whether an endpoint has no versions; one that reads the header may require a date in it.
 */
const unversioned = ({ version, versions = [] }: EndpointSpec): boolean =>
  version === 'ignored' || (version === 'optional' && versions.length === 0);

const proves = ({ version }: EndpointSpec): string[] =>
  version === 'ignored' ? ['VER-20'] : ['VER-01', 'VER-UNSPEC-01'];

/** Returns the versions that a client may send with all its requests. */
const versionsFor = ({ version }: EndpointSpec): readonly string[] => [
  '2024-11-11',
  '2020-10-31',
  ...(version === 'ignored' ? [MALFORMED] : []),
];

const ignored = perEndpoint({
  id: 'ver-2',
  title: 'an endpoint without versions responds identically whatever version is sent',
  level: 'M',
  applies: unversioned,
  clauses: proves,
  run: async (trial, contract) => {
    const input = await sampleOf(trial, contract);
    const plain = isWrite(contract) ? null : await trial.call(contract, input);
    const former = plain ? [{ 'x-api-version': '2020-02-01' }] : [];
    for (const headers of [
      ...former,
      ...versionsFor(contract).map((version) => ({ 'api-version': version })),
    ]) {
      // The response to a write differs with each object.
      const sent = plain ? input : await sampleOf(trial, contract);
      const response = await trial.call(contract, { ...sent, headers });
      trial.expectDone(response, contract, `with ${JSON.stringify(headers)}`);
      if (plain) expectSame('the response', plain.body, response.body);
    }
  },
});

const required = perEndpoint({
  id: 'ver-8',
  title:
    'an endpoint that needs a version rejects a request without a version, or with a malformed one',
  level: 'S',
  applies: ({ version }) => version === 'required',
  clauses: () => ['V3-HDR-api_version'],
  run: async (trial, contract) => {
    for (const [why, version] of [
      ['no version', undefined],
      ['a version in another form', '11-11-2024'],
    ] as const) {
      const { headers, ...outgoing } = trial.outgoing(contract, await sampleOf(trial, contract));
      const { 'api-version': _, ...rest } = headers;
      const given = version === undefined ? rest : { ...rest, 'api-version': version };
      const response = await trial.send({ ...outgoing, headers: given });
      expectInvalid(response, `for ${why}`);
    }
  },
});

const READ = 'customers.get';
const endpoints = ['customers.create', READ];

/** Reads a customer with the headers of a version. */
const readAs = (trial: Trial, id: string, headers: Readonly<Record<string, string>>) =>
  trial.call(READ, { params: { id }, headers });

const spellings = law({
  id: 'ver-3',
  on: READ,
  title: 'X-API-VERSION is equivalent to API-Version or is ignored',
  level: 'C',
  clauses: ['VER-CONF-01'],
  endpoints,
  run: async (trial) => {
    const id = textOf(await makeCustomer(trial), 'id');
    const plain = await readAs(trial, id, {});
    expectStatus(plain, 200, 'without a version');
    for (const version of contractNamed(READ).versions ?? []) {
      const one = await readAs(trial, id, { 'api-version': version });
      const other = await readAs(trial, id, { 'x-api-version': version });
      const [taken, dropped] = [other.text === one.text, other.text === plain.text];
      expectThat(
        taken || dropped,
        'the response to API-Version or to no version',
        summarize(other),
      );
      if (taken !== dropped)
        trial.noteChoice('X-API-VERSION', taken ? 'is accepted' : 'is ignored');
    }
  },
});

const unknown = law({
  id: 'ver-4',
  on: READ,
  title: 'an unknown or malformed version is always rejected or always ignored',
  level: 'C',
  clauses: ['VER-UNSPEC-02'],
  endpoints,
  run: async (trial) => {
    const id = textOf(await makeCustomer(trial), 'id');
    for (const [why, version] of [
      ['that is not a date', 'latest'],
      ['that is not a date', '2020-13-45'],
      ['that is unknown', '1999-01-01'],
      ['that is unknown', '2999-12-31'],
    ] as const) {
      const { status } = await readAs(trial, id, { 'api-version': version });
      trial.noteChoice(`a version ${why}`, status < 300 ? 'means nothing' : 'is rejected');
      expectThat(
        status < 300 || status === 400,
        `400 or a customer for version ${version}`,
        status,
      );
    }
  },
});

export const versionHeaderLaws: readonly Law[] = [...ignored, ...required, spellings, unknown];
