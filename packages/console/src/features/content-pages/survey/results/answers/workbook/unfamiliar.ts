/** Something in a workbook that is not read while it arrives: the whole of it is read by `read-excel-file` instead, which says what is wrong with it. */
export class UnfamiliarWorkbookError extends Error {
  override name = 'UnfamiliarWorkbookError';
}

/**
 * Gives up reading a workbook while it arrives.
 *
 * @throws UnfamiliarWorkbookError always
 */
export function unfamiliar(what: string): never {
  throw new UnfamiliarWorkbookError(what);
}
