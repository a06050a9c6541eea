// Data table of faults in the parsing of timestamps in queries.
import type { Fault } from '../fault.ts';

const read = 'Date.parse(`${day}T${time}${hours}:${minutes}`)';
const laws = ['story-101', 'story-114', 'story-144'];

export const momentFaults: readonly Fault[] = [
  {
    id: 'moment-offset-ignored',
    title: 'the UTC offset of a timestamp is ignored',
    find: read,
    replace: 'Date.parse(`${day}T${time}Z`)',
    laws,
  },
  {
    id: 'moment-offset-turned',
    title: 'the UTC offset of a timestamp is applied in the wrong direction',
    find: read,
    replace:
      "Date.parse(`${day}T${time}${hours.replace(/[+-]/, (sign) => (sign === '+' ? '-' : '+'))}:${minutes}`)",
    laws,
  },
  {
    id: 'moment-offset-west',
    title: 'a negative UTC offset is treated as positive',
    find: read,
    replace: "Date.parse(`${day}T${time}${hours.replace('-', '+')}:${minutes}`)",
    laws,
  },
  {
    id: 'moment-offset-minutes',
    title: 'the minutes of a UTC offset are ignored',
    find: read,
    replace: 'Date.parse(`${day}T${time}${hours}:00`)',
    laws,
  },
  {
    id: 'moment-day-by-offset',
    title: 'a UTC offset never changes the day',
    find: read,
    replace:
      'Date.parse(`${day}T${new Date(Date.parse(`${day}T${time}${hours}:${minutes}`)).toISOString().slice(11)}`)',
    laws,
  },
  {
    id: 'moment-digits-as-milliseconds',
    title: 'the digits after the second count as milliseconds, whatever their number',
    find: read,
    replace:
      "Date.parse(`${day}T${time.split('.')[0]}${hours}:${minutes}`) + Number(time.split('.')[1] ?? 0)",
    laws,
  },
];
