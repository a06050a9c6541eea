// The shell command by which a user lets the suite restart its target.
import { spawn } from 'node:child_process';

/** Lines of what a command printed that its failure repeats. */
const LINES = 5;

/**
 * Runs a shell command that ends the processes of the target and starts them again, with what they
 * have stored; it ends with 0 when the target takes requests. Rejects with what it printed where it
 * ends otherwise.
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
