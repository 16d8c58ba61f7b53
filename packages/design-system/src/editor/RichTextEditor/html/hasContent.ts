import { oneLine } from '../../../fields/oneLine.ts';

/** Whether HTML has content: a text that is not blank, or a picture. Empty paragraphs, headings and tables do not (RES-114, ADR 0081). */
export const hasContent = (html: string): boolean => /<img\b/i.test(html) || oneLine(html.replaceAll(/<[^>]*>|&nbsp;/g, '')) !== '';
