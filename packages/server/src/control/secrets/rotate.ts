// Rotates the master key: every stored secret is sealed with the newest one. A server that keeps
// its keys itself makes a new one, and deletes the former ones once no secret needs them.
import { controlContracts } from '@kasir/control';
import { fail, ok } from '@kasir/core/server';
import { createMasterKey } from '../../secrets/master-keys.ts';
import { NoMasterKey } from '../../secrets/sealer.ts';
import { operation } from '../operation.ts';
import { resealSecrets } from './reseal.ts';

export const rotateSecrets = operation(controlContracts.secrets.rotate, async (kasir) => {
  const { all, replace } = kasir.masterKeys;
  // Both keys are stored first, so that every secret can be opened whenever the process stops.
  replace?.([createMasterKey(), ...all()]);
  try {
    const count = await resealSecrets(kasir);
    replace?.(all().slice(0, 1));
    return ok({ new_key: replace !== null, resealed: count });
  } catch (error) {
    if (error instanceof NoMasterKey) return fail('MASTER_KEY_MISSING', error.message);
    throw error;
  }
});
