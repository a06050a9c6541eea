// Determines how the command is typed in this environment, for texts that say what to type.
import { typedProgram } from '@kasir/core/engine';

/** `npx kasir-conformance` if it is installed, or the npm script in a clone. */
export const program = typedProgram('kasir-conformance');
