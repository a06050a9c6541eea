// How running numbers of an account are stored: one row per name, which holds the last.
import { recordKind } from '@kasir/core';

export const counters = recordKind<{ readonly last: number }>()({ name: 'counter' });
