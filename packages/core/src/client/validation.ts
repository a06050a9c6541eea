// Comparing responses with schemas, for those who ask for it.

/**
 * Compares the body of a success with what its endpoint declares: in words what is different, null
 * when nothing is.
 */
export type Validator = (id: string, body: unknown) => string | null;

/** A schema of any library, as far as a comparison needs it. */
export interface ResponseSchema {
  readonly safeParse: (body: unknown) => {
    readonly success: boolean;
    readonly error?:
      | {
          readonly issues: readonly {
            readonly path: readonly PropertyKey[];
            readonly message: string;
          }[];
        }
      | undefined;
  };
}

/** A validator of schemas by the id of their call; what has no schema is not compared. */
export const validatorOf =
  (schemas: Readonly<Record<string, ResponseSchema>>): Validator =>
  (id, body) => {
    const result = schemas[id]?.safeParse(body);
    if (!result || result.success) return null;
    return (result.error?.issues ?? [])
      .map(({ path, message }) => `${['body', ...path.map(String)].join('.')}: ${message}`)
      .join('; ');
  };
