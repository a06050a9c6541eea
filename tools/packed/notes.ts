// Writes the notes of a release from the changelogs of its packages.

/**
 * Returns the text below the heading of a version in a changelog, without the lines on updated
 * dependencies of our own: all packages have one version.
 */
export const sectionOf = (changelog: string, version: string): string => {
  const sections = changelog.split(/^## /m);
  const found = sections.find((section) => section.startsWith(`${version}\n`)) ?? '';
  return found
    .slice(version.length)
    .replaceAll(/^- Updated dependencies.*\n(?:^ {2}- .*\n?)*/gm, '')
    .replaceAll(/^### .*\n+(?=### |$(?![\s\S]))/gm, '')
    .trim();
};

/** The changelog of a package. */
export interface Changes {
  readonly name: string;
  readonly changelog: string;
}

/** Returns the notes of a version: a heading for each package that has something to tell. */
export const notesOf = (packages: readonly Changes[], version: string): string =>
  packages
    .map(({ name, changelog }) => ({ name, section: sectionOf(changelog, version) }))
    .filter(({ section }) => section !== '')
    .map(({ name, section }) => `## ${name}\n\n${section}\n`)
    .join('\n');
