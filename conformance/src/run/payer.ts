// Lets a user name a way to pay outside the API: a command or a URL.
import { spawn } from 'node:child_process';
import { BadUsage } from './bad-usage.ts';

/**
 * Returns a function that pays (or declines) an object by a shell command or by a POST to a URL,
 * both with `{id}` in place of its id. Exit code 0 or a success status means that there was
 * something to do. Throws `BadUsage` if `{id}` is missing.
 */
export const payerOf = (
  way: string,
  option: 'pay' | 'decline' = 'pay',
): ((id: string) => Promise<boolean>) => {
  if (!way.includes('{id}'))
    throw new BadUsage(`--${option} must contain {id}, which stands for the id of what is paid.`);
  // An id comes from the target: it must not contain shell syntax.
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
