// Defines a type whose named fields are required.

/** `T` with some of its fields present and not null. */
export type Needed<T, Names> = T & { [Name in Names & keyof T]-?: NonNullable<T[Name]> };
