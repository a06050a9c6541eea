// Defines where output goes: permanent lines, and a progress line that is overwritten.

export interface Terminal {
  readonly print: (text: string) => void;
  readonly progress: (text: string) => void;
  /** Ends a run; its reason is the name of the signal that the program received. */
  readonly signal?: AbortSignal;
}
