/** The words of a failed save, which `useSave` has put into words already. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
