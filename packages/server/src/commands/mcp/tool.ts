// The shape of a tool for assistants, and of its response: JSON without secrets, or a remedy.
import * as z from 'zod';
import { accountOf } from '../account.ts';
import type { Remote } from '../remote.ts';

/** A tool without the type of its input, as `defineTool` returns it. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodObject;
  /** True when it changes nothing. */
  readonly isReading: boolean;
  readonly run: (remote: Remote, given: unknown) => Promise<unknown>;
}

interface Definition<Shape extends z.ZodRawShape> extends Omit<Tool, 'input' | 'run'> {
  readonly input: Shape;
  /** `id` is that of the account. */
  readonly run: (remote: Remote, id: string, given: z.output<z.ZodObject<Shape>>) => unknown;
}

const account = z
  .string()
  .optional()
  .describe('Id or name of the account; the first one when omitted.');

/** Returns a tool that works on an account. */
export const defineTool = <Shape extends z.ZodRawShape>({
  input,
  run,
  ...named
}: Definition<Shape>): Tool => {
  const schema = z.object(input);
  return {
    ...named,
    input: z.object({ ...input, account }),
    run: async (remote, given) => {
      const { account: name } = z.object({ account }).parse(given);
      const { id } = await accountOf(remote, name);
      return run(remote, id, schema.parse(given));
    },
  };
};

/** Matches API keys in texts, which may be written by others. */
const SECRETS = /xnd_(?:public_)?(?:development|production)_[\w-]+/g;

/** Returns text without anything that looks like a key. */
export const withoutSecrets = (text: string): string => text.replaceAll(SECRETS, '[removed key]');

const textOf = (value: unknown): string => withoutSecrets(JSON.stringify(value, null, 2));

interface ToolResponse {
  readonly [name: string]: unknown;
  readonly content: { readonly type: 'text'; readonly text: string }[];
  readonly isError?: boolean;
}

/** Runs a tool; an error becomes a response that names its remedy, because assistants read it. */
export const responseOf = async (run: () => Promise<unknown>): Promise<ToolResponse> => {
  try {
    return { content: [{ type: 'text', text: textOf(await run()) }] };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { content: [{ type: 'text', text: withoutSecrets(text) }], isError: true };
  }
};
