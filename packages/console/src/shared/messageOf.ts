/** The message of a failed save, which `useSave` has already put into words. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
