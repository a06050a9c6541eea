// Runs the shell command with which a user lets the suite restart its target.
import { spawn } from 'node:child_process';

/** Lines of the command's output that an error repeats. */
const LINES = 5;

/**
 * Returns a function that runs a shell command, which ends the processes of the target, starts them
 * again with their stored data, and exits with 0 when the target accepts requests. Rejects with the
 * command's output on any other exit.
 */
export const restarterOf = (command: string) => (): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.on('error', reject);
    // Not `close`: the target that was started may hold the streams for as long as it runs.
    child.on('exit', (code) => {
      if (code === 0) return resolve();
      const last = printed.trim().split('\n').slice(-LINES).join('\n');
      reject(new Error(`--restart ended with ${code ?? 'a signal'}: ${last}`));
    });
  });
