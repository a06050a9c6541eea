// POST /secrets/rotate: seal every stored secret with the newest master key.
import * as z from 'zod';
import { sealingErrors } from '../connectors/connector.ts';
import { commonErrors, controlContract, nothing } from '../contract.ts';

export const rotateSecretsContract = controlContract({
  id: 'secrets.rotate',
  method: 'POST',
  path: '/secrets/rotate',
  summary: 'Seal every stored secret with the newest master key',
  role: 'admin',
  query: nothing,
  body: nothing,
  success: {
    status: 200,
    body: z.object({
      new_key: z
        .boolean()
        .describe('True when the server made a new key for it: its keys are in its data folder.'),
      resealed: z.int().describe('Number of secrets that were sealed anew.'),
    }),
  },
  errors: { ...commonErrors, ...sealingErrors },
});
