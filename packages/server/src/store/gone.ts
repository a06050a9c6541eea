// Errors of a store whose data cannot be kept: the file is gone, or the disk failed a sync.

export class DataGone extends Error {
  constructor(file: string, rescued: string | null) {
    const what = `${file} was deleted or replaced while the server was running.`;
    super(
      rescued === null
        ? `${what} What it held could not be saved: restore a backup and start again.`
        : `${what} Its data was saved as ${rescued}: move that file to ${file} and start again.`,
    );
    this.name = 'DataGone';
  }
}

/** The disk failed to sync a write: only a restart shows which data it holds. */
export class SyncFailed extends Error {
  constructor(cause: unknown) {
    super('The disk did not keep what was written: look after the disk and start again.', {
      cause,
    });
    this.name = 'SyncFailed';
  }
}
