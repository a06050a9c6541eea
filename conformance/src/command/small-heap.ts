// Starts the command again in the same process, with a heap that is as small as its work.

/**
 * Options of V8: by default it reserves 64 MB for new objects alone and collects old ones late. The
 * limit is several times the memory that the largest runs keep.
 */
const flags = ['--max-semi-space-size=4', '--max-old-space-size=320'];

/**
 * Replaces this process by the same command with a small heap. Returns if the caller has set
 * options of Node.js, or where a process cannot be replaced (Windows): the command then runs as it
 * was started.
 */
export const restartWithSmallHeap = (): void => {
  const { execArgv, execPath, argv, env, platform, connected } = process;
  const isSet = execArgv.length > 0 || /-(?:heap|space)/.test(env['NODE_OPTIONS'] ?? '');
  if (process.execve === undefined || platform === 'win32' || isSet || connected) return;
  process.execve(execPath, [execPath, ...flags, ...argv.slice(1)], env);
};
