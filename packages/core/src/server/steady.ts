// Derives real time for a store from a machine's clock, which an operator or a time server may set.

/**
 * Returns the machine's time, but never goes back: while the machine is behind an earlier reading,
 * time runs at half speed until the machine has caught up, so jobs become due late but in order.
 * `from` is the time at which the store was last used.
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
