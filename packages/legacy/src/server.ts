// Handlers of the legacy endpoints.
import type { Handler } from '@kasir/core/server';
import { qrCodeHandlers } from './qr_codes/handlers.ts';

export const legacyHandlers: readonly Handler[] = [...qrCodeHandlers];
