// The time in which an authorized card can be captured.
import type { Model } from './model.ts';

/** The time in which a card can be charged after its authorization (LIMIT-15), in milliseconds. */
const AUTHORIZED_MS = 7 * 86_400_000;

/** Returns when an authorization that begins now will end; null while time runs. */
export const authorizedUntil = ({ now, frozen, trial }: Model): number | null =>
  now !== null && frozen && trial.isHeldToContracts ? now + AUTHORIZED_MS : null;
