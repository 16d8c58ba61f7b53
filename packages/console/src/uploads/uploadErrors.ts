/** The file was changed or removed on disk since it was chosen: the parts sent and the rest are not of one file (U07). */
export class FileChangedError extends Error {
  override readonly name = 'FileChangedError';
}

/** The host refused to begin an upload in parts. */
export class BeginningError extends Error {
  override readonly name = 'BeginningError';
}

/** The last response was lost, and the file was not found at the host. */
export class UnconfirmedError extends Error {
  override readonly name = 'UnconfirmedError';
}

/** The queue itself ended a request: this is not a failure. */
export class StoppedError extends Error {
  override readonly name = 'StoppedError';
}
