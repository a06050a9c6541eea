// Ways to pay beside the API that a user names: a command, or a URL.
import { spawn } from 'node:child_process';
import { BadUsage } from './bad-usage.ts';

/**
 * A way to pay beside the API: a shell command, or a URL that is posted to, with `{id}` in it. A
 * command that ends with 0, and a status of success, mean that there was something to pay.
 * Throws `BadUsage` where it has no place for the id.
 */
export const payerOf = (way: string): ((id: string) => Promise<boolean>) => {
  if (!way.includes('{id}'))
    throw new BadUsage('--pay must contain {id}, which stands for the id of what is paid.');
  // An id comes from the target: nothing of it is a word of the shell.
  const isPlain = (id: string): boolean => /^[\w.:-]+$/.test(id);
  if (/^https?:/.test(way))
    return async (id) =>
      (await fetch(way.replaceAll('{id}', encodeURIComponent(id)), { method: 'POST' })).ok;
  return (id) =>
    new Promise((resolve, reject) => {
      if (!isPlain(id)) return resolve(false);
      const child = spawn(way.replaceAll('{id}', id), { shell: true, stdio: 'ignore' });
      child.on('error', reject);
      child.on('exit', (code) => resolve(code === 0));
    });
};
