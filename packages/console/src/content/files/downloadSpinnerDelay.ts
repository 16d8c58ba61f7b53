/** Milliseconds before a download shows its spinner (LIM-121). */
export const downloadSpinnerDelay = 200;
