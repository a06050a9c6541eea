// The filter of a list as SQL: conditions on a row, and their named parameters.
import type { ListFilter } from '@kasir/core/store';
import { facetColumn } from './schema.ts';

export type Parameters = Readonly<Record<string, string | number>>;

const json = (value: unknown): string => JSON.stringify(value);

/** Returns the parameters; ids and values are distinct, so that no object comes twice. */
export const parametersOf = (filter: ListFilter): Parameters => {
  const named = <T>(prefix: string, of: Readonly<Record<string, T>> = {}) =>
    Object.entries(of).map(([name, value]) => [`${prefix}_${name}`, value] as const);
  return Object.fromEntries([
    ...named('any', filter.any).map(([name, values]) => [name, json([...new Set(values)])]),
    ...named('contains', filter.contains),
    ...named('between', filter.between).flatMap(([name, { gte, lte }]) => [
      ...(gte === undefined ? [] : [[`${name}_gte`, gte]]),
      ...(lte === undefined ? [] : [[`${name}_lte`, lte]]),
    ]),
    ...(filter.parent === undefined ? [] : [['parent', filter.parent]]),
    ...(filter.ids === undefined ? [] : [['ids', json([...new Set(filter.ids)])]]),
  ]);
};

/** Returns the condition of accepted values and bounds of a facet, as its index serves it. */
export const facetCondition = (filter: ListFilter, facet: string, alias: string): string => {
  const column = `${alias}.${facetColumn(facet)}`;
  const { gte, lte } = filter.between?.[facet] ?? {};
  return [
    `${column} IS NOT NULL`,
    ...(filter.any?.[facet] ? [`${column} IN (SELECT value FROM json_each(:any_${facet}))`] : []),
    ...(gte === undefined ? [] : [`${column} >= :between_${facet}_gte`]),
    ...(lte === undefined ? [] : [`${column} <= :between_${facet}_lte`]),
  ].join(' AND ');
};

/** Returns the facets with accepted values or bounds. */
export const facetsOf = ({ any = {}, between = {} }: ListFilter): string[] =>
  Object.keys({ ...any, ...between });

/** Returns the conditions that a row has not expired at `:now` and matches the filter. */
export const conditionsOf = (filter: ListFilter, alias: string): string => {
  const { contains = {}, parent, ids } = filter;
  return [
    `(${alias}.expires IS NULL OR ${alias}.expires > :now)`,
    ...facetsOf(filter).map((facet) => facetCondition(filter, facet, alias)),
    ...Object.keys(contains)
      .map((facet) => [`${alias}.${facetColumn(facet)}`, `:contains_${facet}`])
      .map(([column, text]) => `${column} IS NOT NULL AND instr(${column}, ${text}) > 0`),
    ...(parent !== undefined && ids ? [`${alias}.parent = :parent`] : []),
  ].join(' AND ');
};
