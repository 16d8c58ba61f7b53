import { useMemo } from 'react';
import { sanitizeToTrustedHtml } from './sanitizeHtml.ts';
import { prose } from '../parts/prose.css.ts';

export interface SafeHtmlProps {
  /** HTML from a user. It is sanitized at each render, even if it was before. */
  html: string;
  /**
   * Address prefixes that links and pictures may have besides `https:`.
   * @default the origin of this page
   */
  addresses?: readonly string[];
}

/**
 * Renders HTML that a user wrote: headings, lists, links, pictures and tables, in our own look. Scripts, forms, frames
 * and styles do not get in (faults D9). Not for e-mail templates, which keep their own look in a frame of their own.
 */
export function SafeHtml({ html, addresses }: SafeHtmlProps) {
  const clean = useMemo(() => sanitizeToTrustedHtml(html, { addresses }), [html, addresses]);
  // oxlint-disable-next-line react/no-danger -- the one place for HTML of users, and what it shows is cleaned just above.
  return <div className={prose} dangerouslySetInnerHTML={{ __html: clean }} />;
}
