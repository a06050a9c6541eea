// Data table of faults in how moments of a query are read.
import type { Fault } from '../fault.ts';

const read = 'Date.parse(`${day}T${time}${hours}:${minutes}`)';
const laws = ['story-101', 'story-114', 'story-144'];

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
];
