// How the command is typed where this runs, for everything that says what to type.
import { typedProgram } from '@kasir/core/engine';

/** `npx kasir-conformance` where it was installed, and the script of npm in a clone. */
export const program = typedProgram('kasir-conformance');
