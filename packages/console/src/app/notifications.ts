/** A separate file, so that it can be fetched apart from the pages. */
export { Toasts } from '@noticeboard/design-system';
