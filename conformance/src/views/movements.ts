// Compares the transactions of an account with the movements of money that the model expects: each
// movement has its transactions, and nothing else has any.
import { hundredths } from '../model/money.ts';
import type { Movement } from '../model/model.ts';
import type { Made } from '../run/samples/sample.ts';
import { expectSame, Violation } from '../violation.ts';
import { toText } from '../differences.ts';

const signedAmount = (row: Made): number =>
  (row['cashflow'] === 'MONEY_OUT' ? -1 : 1) * hundredths(row['amount']);

/** Returns what a row adds to the future balance of the account, in hundredths. */
const net = ({ net_amount, ...row }: Made): number =>
  signedAmount({ ...row, amount: net_amount ?? row['amount'] });

type Rules = NonNullable<Movement['rows']>[number];

const holdsOf = (rules: Rules, row: Made): number =>
  Object.entries(rules).filter(([name, { holds }]) => holds(row[name])).length;

/** The fields by which a transaction is recognized. */
const NAMES = ['id', 'type', 'status', 'product_id', 'reference_id', 'amount', 'currency'];

/** Returns the violation of a transaction that is missing; it shows the rows that come closest. */
const missing = (
  { name, clause }: Movement,
  rules: Rules,
  rows: readonly Made[],
  strangers: readonly Made[],
): Violation => {
  const wanted = Object.entries(rules).map(([field, { expected }]) => `${field} ${expected}`);
  const expected = `a transaction of ${name} with ${wanted.join(', ')} (${clause})`;
  const [nearest] = rows.toSorted((one, other) => holdsOf(rules, other) - holdsOf(rules, one));
  if (!nearest) {
    const named = strangers.map((row) =>
      Object.fromEntries(NAMES.map((field) => [field, row[field]])),
    );
    return new Violation(
      expected,
      named.length === 0 ? 'none' : `none; but of nothing that is known: ${toText(named)}`,
    );
  }
  const wrong = Object.entries(rules).filter(([field, { holds }]) => !holds(nearest[field]));
  const violation = new Violation(
    expected,
    `${String(nearest['id'])} with ${wrong.map(([field]) => `${field} ${toText(nearest[field])}`).join(', ')}`,
  );
  violation.diff = wrong.map(([path, rule]) => ({
    path,
    wanted: rule.expected,
    seen: toText(nearest[path]),
  }));
  return violation;
};

/**
 * Checks that the rows of a movement are those that its clause states; `strangers` are the rows
 * that belong to no movement.
 */
const compare = (movement: Movement, rows: readonly Made[], strangers: readonly Made[]): void => {
  const { rows: rules, sum, name, clause } = movement;
  const due = movement.due?.() ?? 'must';
  if (due === 'may' && rows.length === 0) return;
  if (due === 'must not') {
    const what = `the sum of the transactions of ${name}, which has not succeeded (${clause})`;
    expectSame(
      what,
      0,
      rows.reduce((all, row) => all + signedAmount(row), 0),
    );
    return;
  }
  const returned = ({ status }: Made): boolean => status === 'REFUNDED' || status === 'REVERSED';
  if (due === 'must be back') {
    const rest = rows
      .filter((row) => !returned(row))
      .reduce((all, row) => all + signedAmount(row), 0);
    expectSame(`the amount kept of ${name}, which was refunded (${clause})`, 0, rest);
    return;
  }
  if (movement.isBack && rows.length > 0 && rows.every(returned)) return;
  if (movement.isBack) {
    const kept = rows.reduce((all, row) => all + net(row), 0);
    expectSame(`the amount kept of ${name}, with its fees (${clause})`, 0, kept);
  }
  if (rules === null) {
    expectSame(
      `the sum of the transactions of ${name} (${clause})`,
      sum(),
      rows.reduce((all, row) => all + signedAmount(row), 0),
    );
    return;
  }
  const open = [...rows];
  for (const rule of rules) {
    const at = open.findIndex((row) =>
      Object.entries(rule).every(([name, { holds }]) => holds(row[name])),
    );
    if (at === -1) throw missing(movement, rule, open, strangers);
    open.splice(at, 1);
  }
  expectSame(`transactions of ${name} beside the stated ones (${clause})`, [], open);
};

/**
 * Returns movements in groups whose transactions look alike: a key that is sent again
 * once it is forgotten makes a second object with the references of the first (IDEM-11).
 */
const groupsOf = (movements: readonly Movement[], rows: readonly Made[]): readonly Movement[][] => {
  let groups = movements.map((movement) => [movement]);
  for (const row of rows) {
    const owners = groups.filter((group) => group.some(({ owns }) => owns(row)));
    if (owners.length > 1)
      groups = [...groups.filter((group) => !owners.includes(group)), owners.flat()];
  }
  return groups;
};

/** Returns several movements as one; null when it is open how much of it must have moved. */
const together = (group: readonly Movement[]): Movement | null => {
  const [first, ...others] = group;
  if (first === undefined || others.length === 0) return first ?? null;
  const dues = group.map(({ due }) => due?.() ?? 'must');
  const isOpen = dues.some((due) => due === 'may' || due === 'must be back');
  if (isOpen || group.some(({ isBack }) => isBack)) return null;
  const isStated = dues.every((due) => due === 'must') && group.every(({ rows }) => rows !== null);
  return {
    ...first,
    name: group.map(({ name }) => name).join(' and '),
    owns: (row) => group.some(({ owns }) => owns(row)),
    rows: isStated ? group.flatMap(({ rows }) => rows ?? []) : null,
    due: () => 'must',
    sum: () => group.reduce((all, { sum }, at) => all + (dues[at] === 'must' ? sum() : 0), 0),
  };
};

/**
 * Checks that the transactions of an account in a currency are those of its movements. Returns the
 * movements that were compared; several whose transactions look alike are one of them.
 */
export const expectMovements = (
  movements: readonly Movement[],
  rows: readonly Made[],
): readonly Movement[] => {
  const strangers = rows.filter((row) => !movements.some(({ owns }) => owns(row)));
  const compared = groupsOf(movements, rows).flatMap((group) => together(group) ?? []);
  for (const movement of compared) compare(movement, rows.filter(movement.owns), strangers);
  return compared;
};
