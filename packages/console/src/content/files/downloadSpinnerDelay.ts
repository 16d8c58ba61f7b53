/** Milliseconds that a download takes before its spinner comes (LIM-121). */
export const downloadSpinnerDelay = 200;
