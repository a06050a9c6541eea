// The channel categories of payments, by type of channel.
import { channelCategory, type ChannelCategory } from '../channel-category.ts';
import { channelTypeNames, channelTypes, type ChannelType } from './table.ts';
import type { TypeOfChannels } from './types/type.ts';

/** Returns the categories of payments that come through channels of a type. */
export const categoriesOfType = ({
  category,
  otherCategories,
}: Pick<TypeOfChannels, 'category' | 'otherCategories'>): readonly ChannelCategory[] => [
  category,
  ...otherCategories,
];

const types: ReadonlyMap<ChannelCategory, ChannelType> = new Map(
  channelTypeNames.flatMap((type) =>
    categoriesOfType(channelTypes[type]).map((category) => [category, type] as const),
  ),
);

/** The categories of payments (TXN-FIELD-channel_category-PAYMENT). */
export const paidCategories: readonly ChannelCategory[] = channelCategory.options.filter((one) =>
  types.has(one),
);

/** Returns the type that brings payments of a category; undefined for transfers and the like. */
export const findTypeOfCategory = (category: ChannelCategory): ChannelType | undefined =>
  types.get(category);
