// Data table of the tests that try the fenced blocks of pages: each block has one test, with a
// reason where the test cannot try all of the block.
import type { Block, Page } from './pages.ts';

interface Claim {
  readonly pages: RegExp;
  readonly language: string;
  /** The test that tries the block. */
  readonly by: string;
  /** The part that the test cannot try, and why. */
  readonly reason?: string;
}

/** Pages whose examples form one program each. */
const programs =
  /^(?:(?:packages|connectors|clients)\/[^/]+\/README|conformance\/README|docs\/(?:[^/]+|guide\/[^/]+|migrate\/[^/]+))\.md$/;
/** Pages whose examples are separate programs that name their files. */
const recipes = /^docs\/guide\/webhooks-recipes\.md$/;
const frameworks = /^docs\/guide\/in-process\.md$/;
const officialSdk = /^docs\/guide\/sdk\.md$/;

/** The first claim that matches applies. */
export const claims = [
  { pages: recipes, language: 'ts', by: 'tools/examples/recipes.test.ts' },
  { pages: frameworks, language: 'ts', by: 'tools/examples/frameworks.test.ts' },
  { pages: programs, language: 'ts', by: 'tools/examples/examples.test.ts' },
  {
    pages: /^docs\/reference\/(?:failures\/\w+|test-values)\.md$/,
    language: 'sh',
    by: 'tools/catalogues/failures/failures.test.ts',
  },
  {
    pages:
      /^(?:README|CONTRIBUTING|tools\/site\/landing)\.md$|^(?:(?:packages|connectors|clients|examples)\/[^/]+|conformance)\/README\.md$|^docs\//,
    language: 'sh',
    by: 'tools/examples/shell.test.ts',
  },
  { pages: officialSdk, language: 'js', by: 'tools/compat/guide.test.ts' },
  { pages: officialSdk, language: 'text', by: 'tools/compat/guide.test.ts' },
  {
    pages: /^docs\/migrate\/public-service\.md$/,
    language: 'js',
    by: 'tools/examples/scripts.test.ts',
  },
  {
    pages: /^docs\/guide\/containers\.md$/,
    language: 'js',
    by: 'tools/examples/scripts.test.ts',
    reason: 'testcontainers needs Docker: it is parsed',
  },
  {
    pages: /^docs\/guide\/live\.md$/,
    language: 'js',
    by: 'tools/examples/scripts.test.ts',
    reason: 'it acts at the second server of the page: it is parsed',
  },
  {
    pages: /^docs\/guide\/operations\.md$/,
    language: 'js',
    by: 'tools/examples/scripts.test.ts',
    reason: 'the SDK of OpenTelemetry is not installed, tests use its tracer: it is parsed',
  },
  {
    pages: /^docs\/guide\/(?:cards|sdk)\.md$/,
    language: 'html',
    by: 'tools/examples/scripts.test.ts',
  },
  {
    pages: /^docs\/guide\/operations\.md$/,
    language: 'sql',
    by: 'packages/server/test/storage/storage-commands.test.ts',
  },
  {
    pages: /^docs\/guide\/containers\.md$/,
    language: 'console',
    by: 'tools/repository/containers.test.ts',
    reason: 'Docker is not there in tests: its names are compared with the server',
  },
  {
    pages: /^docs\/guide\/operations\.md$/,
    language: 'console',
    by: 'tools/examples/shell.test.ts',
    reason:
      'the SDK of OpenTelemetry is not installed: its flags are compared with Node.js and kasir',
  },
  { pages: /^docs\/guide\/containers\.md$/, language: 'yaml', by: 'tools/examples/data.test.ts' },
  {
    pages: /^docs\/guide\/(?:command-line|conformance)\.md$/,
    language: 'yaml',
    by: 'tools/examples/data.test.ts',
  },
  {
    pages: /^docs\/guide\/mcp\.md$/,
    language: 'json',
    by: 'packages/server/src/commands/mcp/mcp.test.ts',
    reason: 'editors are not there in tests: the test runs the command that they start',
  },
  {
    pages: /^docs\/guide\/(?:conformance|connectors|control|webhooks)\.md$/,
    language: 'json',
    by: 'tools/examples/data.test.ts',
  },
  {
    pages: /^docs\/guide\/reconciliation\.md$/,
    language: 'json',
    by: 'packages/server/src/reconciliation/guide.test.ts',
  },
  { pages: /^docs\/guide\/mutants\.md$/, language: 'json', by: 'tools/mutants/written.test.ts' },
  { pages: /^docs\/guide\/customers\.md$/, language: 'http', by: 'tools/examples/data.test.ts' },
  { pages: /^\.changeset\/README\.md$/, language: 'md', by: 'tools/examples/data.test.ts' },
  {
    pages: /^docs\/reference\/events\.md$/,
    language: 'json',
    by: 'tools/catalogues/catalogues.test.ts',
  },
  {
    pages: /^docs\/reference\/command-line\.md$/,
    language: 'text',
    by: 'tools/catalogues/catalogues.test.ts',
  },
  {
    pages: /^docs\/reference\/connector-protocol\.md$/,
    language: 'json',
    by: 'tools/documents/connector.test.ts',
  },
  {
    pages: /^(?:README|docs\/architecture|docs\/reference\/states)\.md$/,
    language: 'mermaid',
    by: 'tools/site/site.browser-test.ts',
  },
  {
    pages: /^docs\/guide\/(?:dashboard|requests)\.md$/,
    language: 'text',
    by: 'packages/server/src/logging/log-lines.test.ts',
    reason: 'it shows what a terminal prints; addresses and ids differ in each run',
  },
  {
    pages: /^docs\/guide\/connectors\.md$/,
    language: 'text',
    by: 'packages/server/src/commands/connectors.test.ts',
    reason: 'it shows what a terminal prints; connectors of tests have other addresses',
  },
] as const satisfies readonly Claim[];

/** The tests that try blocks. */
export type Tester = (typeof claims)[number]['by'];

/** Returns the claim of a block, or null when no test tries it. */
export const claimOf = ({ path }: Page, { language }: Block): (typeof claims)[number] | null =>
  claims.find((claim) => claim.language === language && claim.pages.test(path)) ?? null;

/** Returns the pages with only the blocks that a test tries. */
export const blocksFor = (tester: Tester, pages: readonly Page[]): Page[] =>
  pages
    .map((page) => ({
      ...page,
      blocks: page.blocks.filter((block) => claimOf(page, block)?.by === tester),
    }))
    .filter(({ blocks }) => blocks.length > 0);
