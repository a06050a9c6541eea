// Asks the type checker about mutants: one that does not compile is no mistake that can be shipped.
import { join } from 'node:path';
import { API, type Diagnostic, type Project } from 'typescript/unstable/async';
import { changed, type Mutant } from './mutant.ts';
import { root } from './settings.ts';

const config = join(root, 'tsconfig.check.json');

/** An empty statement as the body of an `if`: a removed statement leaves it, and it is harmless. */
const EMPTY_BODY = 1313;

/** Keeps a program of the whole repository, in which one file at a time is a mutant. */
export class Types {
  readonly #api: API;
  /** Sources by their path, instead of those on disk. */
  readonly #instead = new Map<string, string>();

  private constructor() {
    this.#api = new API({ cwd: root, fs: { readFile: (path) => this.#instead.get(path) } });
  }

  /** Starts the compiler on the repository. */
  static async open(): Promise<Types> {
    const types = new Types();
    await types.#api.updateSnapshot({ openProjects: [config] });
    return types;
  }

  /** Reads a file again; returns the program with it. */
  async #read(path: string): Promise<Project> {
    const snapshot = await this.#api.updateSnapshot({ fileChanges: { changed: [path] } });
    const project = snapshot.getProject(config);
    if (!project) throw new Error(`The compiler has not opened ${config}.`);
    return project;
  }

  /**
   * Returns why the compiler refuses a mutant, null where it does not. It reports errors in the
   * mutant's own file alone; `source` is the text of that file. Call it on one mutant at a time.
   */
  async refusalOf(mutant: Mutant, source: string): Promise<string | null> {
    const path = join(root, mutant.file);
    this.#instead.set(path, changed(source, mutant));
    const { program } = await this.#read(path);
    const found: Diagnostic[] = [
      ...(await program.getSyntacticDiagnostics(path)),
      ...(await program.getSemanticDiagnostics(path)),
    ];
    this.#instead.delete(path);
    await this.#read(path);
    return found.find(({ code }) => code !== EMPTY_BODY)?.text ?? null;
  }

  /** Ends the compiler. */
  close(): Promise<void> {
    return this.#api.close();
  }
}
