import { shortened } from '@noticeboard/design-system';

/** The beginning of a cell: a file that is no list of people may hold a whole book in one. */
export const shortCell = (text: string): string => shortened(text, 300);
