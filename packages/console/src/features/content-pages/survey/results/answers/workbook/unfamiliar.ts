/** Something in a workbook that cannot be read while it arrives: `read-excel-file` reads the whole of it instead, and reports what is wrong with it. */
export class UnfamiliarWorkbookError extends Error {
  override name = 'UnfamiliarWorkbookError';
}

/**
 * Stops reading a workbook while it arrives.
 *
 * @throws UnfamiliarWorkbookError always
 */
export function unfamiliar(what: string): never {
  throw new UnfamiliarWorkbookError(what);
}
