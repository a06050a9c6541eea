// Gives pnpm the functions that it calls while it packs: it accepts only a file with this ending.
export { hooks } from './manifest.ts';
