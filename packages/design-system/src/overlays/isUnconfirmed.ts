/** Whether an error says, by `isUnconfirmed`, that it is unknown whether the request was carried out (faults N05). */
export const isUnconfirmed = (error: unknown): boolean => error instanceof Error && 'isUnconfirmed' in error && error.isUnconfirmed === true;
