// Laws about routes: unknown ones, wrong verbs, HEAD and OPTIONS, odd paths.
import type { EndpointSpec } from '@kasir/core';
import { law, type Law } from '../../law.ts';
import { countEffects } from '../../run/effects.ts';
import { sampleOf } from '../../run/samples/objects.ts';
import type { Trial } from '../../run/trial.ts';
import { errorCodeOf, expectThat, summarize, expectSame } from '../../violation.ts';
import { pathOf } from '../../targets/wire/encode.ts';
import type { ApiResponse } from '../../targets/wire/message.ts';
import { contracts, isWrite, perEndpoint } from '../derive.ts';

/** Sends a request that belongs to no endpoint, with a key and nothing else. */
const sendBare = (trial: Trial, method: string, target: string): Promise<ApiResponse> =>
  trial.send({ endpoint: null, actor: trial.actor, method, target, headers: {}, body: null });

const unknownRoute = law({
  id: 'http-1',
  title: 'an unknown route returns 404 in JSON',
  level: 'M',
  needs: [],
  clauses: ['CORE-02', 'CORE-03', 'CORE-UNSPEC-06'],
  run: async (trial) => {
    for (const target of ['/cfm-no-such-route', '/qr_codes/a/b/c', '/']) {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const response = await sendBare(trial, method, target);
        const isSaid = response.status === 404 && errorCodeOf(response) !== null;
        expectThat(isSaid, '404 in JSON', summarize(response));
      }
    }
  },
});

/** Returns the methods that no endpoint has at the path of a contract. */
const otherVerbs = (path: string): string[] => {
  const own = contracts.filter((contract) => contract.path === path).map(({ method }) => method);
  return ['PUT', 'DELETE', 'PATCH', 'POST', 'GET'].filter((verb) => !own.includes(verb as 'GET'));
};

const wrongVerb = perEndpoint({
  id: 'http-2',
  title: 'a method that a path does not support returns 404 or 405 in JSON',
  level: 'S',
  needs: [],
  anyRequest: true,
  applies: ({ path }) => otherVerbs(path).length > 0,
  clauses: () => ['CORE-UNSPEC-06'],
  run: async (trial, { path }) => {
    for (const verb of otherVerbs(path).slice(0, 3)) {
      const target = pathOf(path.replaceAll(/\{\w+\}/g, 'cfm-none'));
      const response = await sendBare(trial, verb, target);
      const { status, headers } = response;
      expectThat(
        status === 404 || (status === 405 && headers['allow'] !== undefined),
        `404, or 405 with an Allow header, for ${verb}`,
        summarize(response),
      );
    }
  },
});

const head = perEndpoint({
  id: 'http-3',
  title: 'HEAD returns the same status and content type as GET, without a body',
  level: 'S',
  applies: (contract) => !isWrite(contract),
  clauses: () => [],
  run: async (trial, contract) => {
    const outgoing = trial.outgoing(contract, await sampleOf(trial, contract));
    const get = await trial.send(outgoing);
    const response = await trial.raw({ ...outgoing, method: 'HEAD' });
    expectSame('status of HEAD and GET', get.status, response?.status);
    expectSame('body of HEAD', '', response?.text);
    expectSame('content type', get.headers['content-type'], response?.headers['content-type']);
  },
});

const options = perEndpoint({
  id: 'http-4',
  title: 'OPTIONS has no effect and does not fail',
  level: 'S',
  clauses: () => [],
  applies: isWrite,
  run: async (trial, contract) => {
    const input = await sampleOf(trial, contract);
    const outgoing = { ...trial.outgoing(contract, input), endpoint: null, method: 'OPTIONS' };
    const response = await trial.raw(outgoing);
    expectThat(
      response !== null && response.status < 500,
      'a response below 500',
      response?.text ?? 'no response',
    );
    const effect = await countEffects(trial, contract.id, input);
    expectThat(effect === null || effect === 0, 'no effect of OPTIONS', effect);
  },
});

/**
 * Spellings of an id in a path that may be rejected or not found, but never make the service fail.
 */
const odd = [
  '%2F',
  '%00',
  '%',
  '%zz',
  '..%2F..',
  'a%20b',
  '%E0%A4%A',
  '%F0%9F%92%B3',
  "'",
  'a//',
  '-1',
  'x'.repeat(2_000),
];

const oddPaths = perEndpoint({
  id: 'http-10',
  title: 'an unusually encoded id is rejected or not found, with a JSON error',
  level: 'S',
  needs: [],
  anyRequest: true,
  applies: ({ method, params }: EndpointSpec) => method === 'GET' && params !== undefined,
  clauses: () => [],
  run: async (trial, { path }) => {
    for (const id of trial.some(odd)) {
      const response = await sendBare(trial, 'GET', path.replaceAll(/\{\w+\}/g, id));
      const isSaid = [400, 404, 414].includes(response.status);
      expectThat(isSaid, `400 or 404 for ${id.slice(0, 20)}`, summarize(response));
    }
  },
});

export const routeLaws: readonly Law[] = [
  unknownRoute,
  ...wrongVerb,
  ...head,
  ...options,
  ...oddPaths,
];
