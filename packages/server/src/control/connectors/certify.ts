// Replaces the certificate of a connector, together with what it declares now.
import { controlContracts } from '@kasir/control';
import { callerOperation } from '../operation.ts';
import { declaredBy, readCapabilities } from './capabilities.ts';
import { admitConnector } from './certificates.ts';
import { findConnector } from './live-account.ts';
import { openSecrets } from './sealing.ts';
import { changeCalled } from './show.ts';

export const certifyConnector = callerOperation(
  controlContracts.connectors.certify,
  async (kasir, { params, body }, caller) => {
    const found = await findConnector(kasir, params);
    if (!found.ok) return found;
    const { live, known } = found;
    const secrets = openSecrets(live, known);
    if (!secrets.ok) return secrets;
    const read = await readCapabilities(known.url, secrets.value);
    if (!read.ok) return read;
    const admitted = admitConnector(body, read.capabilities, {
      by: caller.name,
      now: kasir.store.now(),
    });
    if (!admitted.ok) return admitted;
    return changeCalled(live, known, (one) => ({
      ...one,
      ...declaredBy(read.capabilities),
      ...admitted.admission,
    }));
  },
);
