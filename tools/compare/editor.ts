// Measures how long an editor waits for its first diagnostics, from a cold start of the language
// server.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * Returns the milliseconds from the start of tsserver to the errors of a file, requested as an
 * editor does: open the file, then ask for its errors.
 */
export const firstDiagnosticsMs = async (
  tsserver: string,
  folder: string,
  file: string,
): Promise<number> => {
  const started = performance.now();
  const child = spawn(process.execPath, [tsserver, '--disableAutomaticTypingAcquisition'], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ask = (seq: number, command: string, args: object): void => {
    child.stdin.write(`${JSON.stringify({ seq, type: 'request', command, arguments: args })}\n`);
  };
  ask(1, 'open', { file });
  ask(2, 'geterr', { files: [file], delay: 0 });
  try {
    for await (const line of createInterface(child.stdout)) {
      if (line.includes('"event":"semanticDiag"')) return performance.now() - started;
    }
    throw new Error(`tsserver ended before it had looked at ${file}.`);
  } finally {
    child.kill();
  }
};
