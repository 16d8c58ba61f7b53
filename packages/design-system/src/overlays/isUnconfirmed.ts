/** Whether an error says, by `isUnconfirmed`, that what was asked for may be done all the same: nobody knows (faults N05). */
export const isUnconfirmed = (error: unknown): boolean => error instanceof Error && 'isUnconfirmed' in error && error.isUnconfirmed === true;
