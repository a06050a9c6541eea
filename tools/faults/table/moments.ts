// Data table of faults in how moments of a query are read.
import type { Fault } from '../fault.ts';

const read = 'Date.parse(`${day}T${time}${hours}:${minutes}`)';
const laws = ['fl-14'];

export const momentFaults: readonly Fault[] = [
  {
    id: 'moment-offset-ignored',
    title: 'the offset of a moment is not read',
    find: read,
    replace: 'Date.parse(`${day}T${time}Z`)',
    laws,
  },
  {
    id: 'moment-offset-turned',
    title: 'the offset of a moment is taken the wrong way round',
    find: read,
    replace:
      "Date.parse(`${day}T${time}${hours.replace(/[+-]/, (sign) => (sign === '+' ? '-' : '+'))}:${minutes}`)",
    laws,
  },
  {
    id: 'moment-offset-west',
    title: 'an offset west of UTC is taken for one east of it',
    find: read,
    replace: "Date.parse(`${day}T${time}${hours.replace('-', '+')}:${minutes}`)",
    laws,
  },
  {
    id: 'moment-offset-minutes',
    title: 'the minutes of an offset are not read',
    find: read,
    replace: 'Date.parse(`${day}T${time}${hours}:00`)',
    laws,
  },
  {
    id: 'moment-day-by-offset',
    title: 'an offset moves the hour and never the day',
    find: read,
    replace:
      'Date.parse(`${day}T${new Date(Date.parse(`${day}T${time}${hours}:${minutes}`)).toISOString().slice(11)}`)',
    laws,
  },
  {
    id: 'moment-digits-as-milliseconds',
    title: 'the digits after the second count as milliseconds, however many there are',
    find: read,
    replace:
      "Date.parse(`${day}T${time.split('.')[0]}${hours}:${minutes}`) + Number(time.split('.')[1] ?? 0)",
    laws,
  },
  {
    id: 'moment-short-ignored',
    title: 'a bound without milliseconds is dropped',
    find: '...(bounds?.gte !== undefined && { gte: parseTimestamp(bounds.gte) }),',
    replace:
      "...(bounds?.gte !== undefined && bounds.gte.includes('.') && { gte: parseTimestamp(bounds.gte) }),",
    laws,
  },
  {
    id: 'moment-compared-as-text',
    title: 'an upper bound that does not end in Z is cut to its first 23 letters',
    find: '...(bounds?.lte !== undefined && { lte: parseTimestamp(bounds.lte) }),',
    replace:
      '...(bounds?.lte !== undefined && { lte: parseTimestamp(`${bounds.lte.slice(0, 23).padEnd(23, "0")}Z`) || parseTimestamp(bounds.lte) }),',
    laws,
  },
  {
    id: 'moment-qr-from',
    title: 'from of QR payments is read without its offset',
    find: 'const from = query.from === undefined ? undefined : parseTimestamp(query.from);',
    replace:
      "const from = query.from === undefined ? undefined : parseTimestamp(query.from.replace(/[+-]\\d\\d:\\d\\d$/, 'Z'));",
    laws,
  },
  {
    id: 'moment-invoice-bounds',
    title: 'bounds on invoices are read without their offset',
    find: '...(after !== undefined && { gte: parseTimestamp(after) }),',
    replace:
      "...(after !== undefined && { gte: parseTimestamp(after.replace(/[+-]\\d\\d:\\d\\d$/, 'Z')) }),",
    laws,
  },
  {
    id: 'moment-balance',
    title: 'the moment of a balance is read without its offset',
    find: ': balanceAt(view, ledger, currency, parseTimestamp(at_timestamp));',
    replace:
      ": balanceAt(view, ledger, currency, parseTimestamp(at_timestamp.replace(/[+-]\\d\\d:\\d\\d$/, 'Z')));",
    laws,
  },
  {
    id: 'moment-report',
    title: 'the beginning of a report is read without its offset',
    find: 'const from = filter ? parseTimestamp(filter.from) : to - DAY_MS;',
    replace:
      "const from = filter ? parseTimestamp(filter.from.replace(/[+-]\\d\\d:\\d\\d$/, 'Z')) : to - DAY_MS;",
    laws,
  },
];
