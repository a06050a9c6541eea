// A request body in which every field has a value, and where those are read again.

export type Json = Readonly<Record<string, unknown>>;

/** What becomes of a field that no response shows. */
export type Fate = 'acts' | 'secret' | 'chooses nothing';

export interface CompleteBody {
  readonly body: Json;
  /** Field -> where it is read instead, or why it is not read. */
  readonly elsewhere?: Readonly<Record<string, string | { readonly is: Fate }>>;
}
