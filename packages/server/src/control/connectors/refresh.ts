// Reads the capabilities of a connector again.
import { controlContracts } from '@kasir/control';
import { operation } from '../operation.ts';
import { declaredBy, readCapabilities } from './capabilities.ts';
import { findConnector } from './live-account.ts';
import { openSecrets } from './sealing.ts';
import { changeCalled } from './show.ts';

export const refreshConnector = operation(
  controlContracts.connectors.refresh,
  async (kasir, { params }) => {
    const found = await findConnector(kasir, params);
    if (!found.ok) return found;
    const { live, known } = found;
    const secrets = openSecrets(live, known);
    if (!secrets.ok) return secrets;
    const read = await readCapabilities(known.url, secrets.value);
    if (!read.ok) return read;
    return changeCalled(live, known, (one) => ({ ...one, ...declaredBy(read.capabilities) }));
  },
);
