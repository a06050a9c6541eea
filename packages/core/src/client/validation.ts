// Compares responses with schemas, for clients that enable it.

/**
 * Compares the body of a success with the declaration of its endpoint: returns the differences in
 * words, or null.
 */
export type Validator = (id: string, body: unknown) => string | null;

/** A schema of any library, with the members that a comparison needs. */
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

/** Returns a validator that uses schemas by the id of their call; other calls are not compared. */
export const validatorOf =
  (schemas: Readonly<Record<string, ResponseSchema>>): Validator =>
  (id, body) => {
    const result = schemas[id]?.safeParse(body);
    if (!result || result.success) return null;
    return (result.error?.issues ?? [])
      .map(({ path, message }) => `${['body', ...path.map(String)].join('.')}: ${message}`)
      .join('; ');
  };
