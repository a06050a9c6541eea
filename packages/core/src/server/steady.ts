// Real time for a store, made from the clock of a machine that an operator or a time server may
// set.

/**
 * The machine's time, but never back: while the machine is behind what was read before, time goes
 * on at half its speed until the machine has caught up. So what is due comes, late but in order.
 * `from` is where time stood when the store was last used.
 */
export const steadyClock = (machine: () => number, from = 0): (() => number) => {
  let seen = machine();
  let latest = Math.max(seen, from);
  return () => {
    const now = machine();
    const passed = Math.max(0, now - seen);
    seen = now;
    latest = Math.max(now, latest + passed / 2);
    return Math.floor(latest);
  };
};
