// Rotates the secret that the platform shares with a connector: a new one is added first, and the
// former is dropped once the connector accepts the new one.
import { randomBytes } from 'node:crypto';
import { controlContracts } from '@kasir/control';
import { invalid, ok } from '@kasir/core/server';
import { changeConnector } from '@kasir/payments/operation';
import { operation } from '../operation.ts';
import { readCapabilities } from './capabilities.ts';
import { decideLive, findConnector, unknownConnector, type Found } from './live-account.ts';
import { openSecrets, sealSecret } from './sealing.ts';
import { viewConnector } from './show.ts';

const SECRET_BYTES = 32;

const createSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

const isRotating = invalid('body.step', 'Must be drop: a rotation is going on. Finish it first.');
const notRotating = invalid('body.step', 'Must be add: there is no former secret to drop.');
const isOther = invalid(
  'body.step',
  'The secrets were changed meanwhile. Read the connector again.',
);

/** Stores secrets of a connector, if they are still those that were read. */
const storeSecrets = ({ live, known }: Found, secrets: readonly string[]) =>
  decideLive(live, (d) => {
    let isSame = false;
    const changed = changeConnector(d, known.name, (one) => {
      isSame = one.secrets.join() === known.secrets.join();
      return { ...one, secrets };
    });
    if (!changed) return unknownConnector;
    return isSame ? ok(null) : isOther;
  });

const showWith = async ({ live, known }: Found, secret: string | null) => {
  const view = await viewConnector(live, known.name);
  return view ? ok({ ...view, secret }) : unknownConnector;
};

const addSecret = async (found: Found, given: string | undefined) => {
  const { live, known } = found;
  if (known.secrets.length > 1) return isRotating;
  const made = given === undefined ? createSecret() : null;
  const sealed = sealSecret(live, known.name, given ?? made ?? '');
  if (!sealed.ok) return sealed;
  const stored = await storeSecrets(found, [sealed.value, ...known.secrets]);
  return stored.ok ? showWith(found, made) : stored;
};

const dropSecret = async (found: Found) => {
  const { live, known } = found;
  if (known.secrets.length < 2) return notRotating;
  const [newest = ''] = known.secrets;
  const secrets = openSecrets(live, { ...known, secrets: [newest] });
  if (!secrets.ok) return secrets;
  // A connector that does not know the new secret yet would refuse everything.
  const read = await readCapabilities(known.url, secrets.value);
  if (!read.ok) return read;
  const stored = await storeSecrets(found, [newest]);
  return stored.ok ? showWith(found, null) : stored;
};

export const rotateConnector = operation(
  controlContracts.connectors.rotate,
  async (kasir, { params, body }) => {
    const found = await findConnector(kasir, params);
    if (!found.ok) return found;
    return body.step === 'add' ? addSecret(found, body.secret) : dropSecret(found);
  },
);
