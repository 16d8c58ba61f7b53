/** The most files that one window of a resource adds (RES-122). */
export const mostFilesAtOnce = 10;

/** The result of adding files to those that are chosen already. */
export interface Addition<File> {
  chosen: readonly File[];
  /** Those past the limit. */
  leftOut: readonly File[];
}

/** Adds files up to the most that may be added in one step, in the order in which they were chosen. */
export function addFiles<File>(chosen: readonly File[], added: readonly File[], most: number): Addition<File> {
  const room = Math.max(most - chosen.length, 0);
  return { chosen: [...chosen, ...added.slice(0, room)], leftOut: added.slice(room) };
}
