/** The file was changed or removed on disk since it was chosen: what was sent of it and what would follow are not of one file (U07). */
export class FileChangedError extends Error {
  override readonly name = 'FileChangedError';
}

/** The host refused to begin an upload in parts. */
export class BeginningError extends Error {
  override readonly name = 'BeginningError';
}

/** The last response was lost, and looking did not find the file. */
export class UnconfirmedError extends Error {
  override readonly name = 'UnconfirmedError';
}

/** Why the queue itself ended a request: nothing of it is a failure. */
export class StoppedError extends Error {
  override readonly name = 'StoppedError';
}
