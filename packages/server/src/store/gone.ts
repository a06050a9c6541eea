// The file under a running store is not there any more: nothing that is written would be kept.

export class DataGone extends Error {
  constructor(file: string, rescued: string | null) {
    const what = `${file} was deleted or replaced while the server was running.`;
    super(
      rescued === null
        ? `${what} What it held could not be saved: restore a backup and start again.`
        : `${what} What it held was saved as ${rescued}: move that file to ${file} and start again.`,
    );
    this.name = 'DataGone';
  }
}

/** The disk has refused to keep what was written: what it has of it is known after a restart. */
export class SyncFailed extends Error {
  constructor(cause: unknown) {
    super('The disk did not keep what was written: look after the disk and start again.', {
      cause,
    });
    this.name = 'SyncFailed';
  }
}
