// Reads how the documents group and describe the resources of the APIs: each package of an API says
// so in its `about.ts`.
import { existsSync, readdirSync } from 'node:fs';

/** A resource: the first part of the ids of its calls. */
export interface Tag {
  /** The heading above its calls. */
  readonly title: string;
  readonly description: string;
}

interface About {
  readonly title: string;
  /** Its place among the APIs in documents, from 1. */
  readonly position: number;
  readonly resources: Readonly<Record<string, Tag>>;
}

const packages = new URL('../../packages/', import.meta.url);

const abouts = await Promise.all(
  readdirSync(packages)
    .map((folder) => ({ folder, file: new URL(`${folder}/src/about.ts`, packages) }))
    .filter(({ file }) => existsSync(file))
    .map(async ({ folder, file }) => {
      const { about } = (await import(file.href)) as { readonly about: About };
      return { folder, about };
    }),
);
const ordered = abouts.toSorted((a, b) => a.about.position - b.about.position);

/** Resources of each API by the folder of its package, in the order of the documents. */
export const tags: Readonly<Record<string, Readonly<Record<string, Tag>>>> = Object.fromEntries(
  ordered.map(({ folder, about }) => [folder, about.resources]),
);

/** Titles of the APIs by the folder of their package. */
export const groups: Readonly<Record<string, string>> = Object.fromEntries(
  ordered.map(({ folder, about }) => [folder, about.title]),
);

/** Returns the resource of a call. */
export const tagOf = (id: string): string => id.split('.', 1)[0] ?? id;
