// The mark of a channel, from its code and name and from the color of its brand or type.
import { markIn, type Mark } from '../mark.ts';
import { brandColors } from './brands.ts';
import { channelType, type Channel } from './table.ts';

/** Returns the first word of a name when it is a short acronym, otherwise its first capitals. */
const lettersOf = (name: string): string => {
  const [word = ''] = name.replace(/^Bank (?=[A-Z])/, '').split(/[\s-]/, 1);
  if (/^[A-Z0-9]{2,4}$/.test(word)) return word;
  const capitals = word.replaceAll(/[^A-Z0-9]/g, '').slice(0, 2);
  return capitals === '' ? word.slice(0, 1).toUpperCase() : capitals;
};

/** Returns the mark of a channel: the color of its brand, or that of its type. */
export const channelMark = ({
  type,
  code,
  name,
}: Pick<Channel, 'type' | 'code' | 'name'>): Mark => {
  const brand = code.split('_').find((word) => Object.hasOwn(brandColors, word));
  const color = brand === undefined ? undefined : brandColors[brand];
  return markIn(color ?? channelType(type).color, lettersOf(name));
};
