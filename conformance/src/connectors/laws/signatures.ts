// Holds the laws of signatures, version and expiry: requests that must not begin an operation.
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { VERSION_HEADER, type OperationRequest } from '@kasir/connector/protocol';
import { NotApplicable, Violation } from '../../violation.ts';
import type { ConnectorLaw } from '../law.ts';
import type { Trial } from '../trial.ts';
import { nowSeconds, type Changes, type Headers } from '../wire.ts';

/** More than the five minutes that clocks may differ. */
const LATE_SECONDS = 330;
const SHORT_LIFE_MS = 700;

const without =
  (name: string) =>
  (headers: Headers): Headers =>
    Object.fromEntries(Object.entries(headers).filter(([one]) => one !== name));

const firstRequest = async (trial: Trial, expiresInMs?: number): Promise<OperationRequest> => {
  const [one] = trial.beginnings();
  if (!one) throw new NotApplicable('The capabilities declare no channel.');
  const changes = expiresInMs === undefined ? {} : { expiresInMs };
  return trial.first(one.channel, one.work, changes);
};

/** Expects a POST, which begins no operation, and GET requests to be refused. */
const expectUnsigned = async (trial: Trial, why: string, changes: Changes): Promise<void> => {
  const request = await firstRequest(trial);
  await trial.expectRefused(request, ['SIGNATURE_INVALID'], why, changes);
  await trial.expectNeverReceived(request.id);
  const known = await firstRequest(trial);
  await trial.begin(known);
  for (const path of [`/operations/${known.id}`, '/capabilities', '/statements?date=2026-01-01'])
    trial.expectCode(await trial.wire.get(path, changes), ['SIGNATURE_INVALID'], `${why}: ${path}`);
};

export const signatureLaws: readonly ConnectorLaw[] = [
  {
    id: 'sign-1',
    title: 'a request without one of the headers of its signature is refused',
    run: async (trial) => {
      for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature'])
        await expectUnsigned(trial, `without ${name}`, { alter: without(name) });
    },
  },
  {
    id: 'sign-2',
    title: 'a signature with another secret is refused',
    run: async (trial) => {
      const secret = `whsec_${randomBytes(32).toString('base64')}`;
      await expectUnsigned(trial, 'with another secret', { secret });
    },
  },
  {
    id: 'sign-3',
    title: 'a signature from another time is refused',
    run: async (trial) => {
      for (const distance of [-LATE_SECONDS, LATE_SECONDS])
        await expectUnsigned(trial, `${distance} s from now`, {
          timestamp: nowSeconds() + distance,
        });
    },
  },
  {
    id: 'sign-4',
    title: 'a signature is valid for one message only',
    run: async (trial) => {
      const [signed, other] = [await firstRequest(trial), await firstRequest(trial)];
      await trial.expectRefused(other, ['SIGNATURE_INVALID'], 'the body of another request', {
        content: JSON.stringify({ ...signed, id: other.id }),
      });
      await trial.expectRefused(other, ['SIGNATURE_INVALID'], 'another id', {
        alter: (headers) => ({ ...headers, 'webhook-timestamp': String(nowSeconds() - 7) }),
      });
      await trial.expectNeverReceived(other.id);
      await trial.begin(signed);
      const replayed: readonly (readonly [string, string])[] = [
        [`/operations/${signed.id}`, 'GET /capabilities'],
        [`/operations/${signed.id}`, `GET /operations/${other.id}`],
        [`/operations/${signed.id}`, ''],
        ['/statements?date=2026-01-01', 'GET /statements?date=2026-01-02'],
      ];
      for (const [path, content] of replayed)
        trial.expectCode(
          await trial.wire.get(path, { content }),
          ['SIGNATURE_INVALID'],
          `signed was "${content}", sent GET ${path}`,
        );
    },
  },
  {
    id: 'version-1',
    title: 'a missing or unknown version is refused',
    run: async (trial) => {
      const unknown = (headers: Headers): Headers => ({
        ...headers,
        [VERSION_HEADER]: '2020-01-01',
      });
      for (const alter of [without(VERSION_HEADER), unknown]) {
        const request = await firstRequest(trial);
        await trial.expectRefused(request, ['VERSION_UNSUPPORTED'], 'of another version', {
          alter,
        });
        trial.expectCode(
          await trial.wire.get('/capabilities', { alter }),
          ['VERSION_UNSUPPORTED'],
          'of another version',
        );
        await trial.expectNeverReceived(request.id);
      }
    },
  },
  {
    id: 'expiry-1',
    title: 'an expired request is refused',
    run: async (trial) => {
      const request = await firstRequest(trial, -60_000);
      await trial.expectRefused(request, ['EXPIRED'], 'expires_at has passed');
      await trial.expectNeverReceived(request.id);
    },
  },
  {
    id: 'expiry-2',
    title: 'expires_at does not affect an operation that has begun',
    run: async (trial) => {
      const request = await firstRequest(trial, SHORT_LIFE_MS);
      const reply = await trial.send(request);
      if (reply.code === 'EXPIRED')
        throw new NotApplicable('The clock of the connector is ahead, or the way to it is long.');
      if (reply.code !== null) throw new Violation('an operation', reply.code);
      await sleep(SHORT_LIFE_MS + 200);
      await trial.begin(request);
      await trial.read(request.id);
    },
  },
];
