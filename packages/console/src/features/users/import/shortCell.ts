import { shortened } from '@noticeboard/design-system';

/** The beginning of a cell: a file that is not a list of people may have a whole book in one. */
export const shortCell = (text: string): string => shortened(text, 300);
