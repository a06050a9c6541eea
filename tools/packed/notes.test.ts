// Tests the notes of a release.
import { expect, test } from 'vitest';
import { notesOf, sectionOf } from './notes.ts';

const changelog = `# @kasir/v3

## 0.2.0

### Minor Changes

- Payment tokens can be listed.

  Newest first.

### Patch Changes

- Updated dependencies
  - @kasir/core@0.2.0
  - @kasir/models@0.2.0

## 0.1.0

### Minor Changes

- First release: a client.
`;

test('the section of a version has its changes, and no updates of our own packages', () => {
  expect(sectionOf(changelog, '0.2.0')).toBe(
    '### Minor Changes\n\n- Payment tokens can be listed.\n\n  Newest first.',
  );
  expect(sectionOf(changelog, '0.1.0')).toBe('### Minor Changes\n\n- First release: a client.');
  expect(sectionOf(changelog, '0.3.0')).toBe('');
});

test('updated dependencies are left out, and the changes beside them stay', () => {
  const mixed =
    '## 0.2.1\n\n### Patch Changes\n\n- Updated dependencies\n  - @kasir/core@0.2.1\n- A fix.\n';
  expect(sectionOf(mixed, '0.2.1')).toBe('### Patch Changes\n\n- A fix.');
});

test('notes name the packages that have changed, and no others', () => {
  const unchanged = '# @kasir/core\n\n## 0.2.0\n';
  const packages = [
    { name: '@kasir/core', changelog: unchanged },
    { name: '@kasir/v3', changelog },
  ];
  expect(notesOf(packages, '0.2.0')).toBe(
    '## @kasir/v3\n\n### Minor Changes\n\n- Payment tokens can be listed.\n\n  Newest first.\n',
  );
});
