const closing = '</(?:p|h[1-6]|li|ul|ol|blockquote|pre|table|thead|tbody|tfoot|tr|td|th)>|<hr>';
const opening = '<(?:ul|ol|blockquote|table|thead|tbody|tfoot|tr)(?: [^>]*)?>';
const boundary = new RegExp(`(${closing}|${opening})(?=<)`, 'g');

/** One block on a line, for reading the source. Between blocks a line break has no meaning, so that nothing changes. */
export const formatHtml = (html: string): string => html.replace(boundary, '$1\n');
