/**
 * Where something that starts at `place` from the start of a line is drawn, in pixels from the left: time and categories
 * run in the direction of writing. `width` is that of the whole line, `size` its own.
 */
export const placeFromLeft = (place: number, width: number, isRightToLeft: boolean, size = 0): number =>
  isRightToLeft ? width - place - size : place;
