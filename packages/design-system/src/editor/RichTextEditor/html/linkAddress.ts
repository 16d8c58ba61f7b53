import { bareLine } from '../../../fields/oneLine.ts';
import { namesAUser } from '../../../text/namesAUser.ts';
import { isAllowedLink } from '../../SafeHtml/htmlRules.ts';

/**
 * The address that the user meant: 'example.com' becomes a web address, 'name@example.com' a mail address and
 * '+1 555 123 4567' a phone number. Null when a link may not have it.
 */
export function toLinkAddress(text: string, addresses: readonly string[] = []): string | null {
  const trimmed = bareLine(text);
  if (namesAUser(trimmed)) return null;
  if (isAllowedLink(trimmed, addresses)) return trimmed;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(trimmed)) return `mailto:${trimmed}`;
  if (/^\+?[\d\s().-]{5,20}$/.test(trimmed) && /\d{3}/.test(trimmed.replace(/\D/g, ''))) return `tel:${trimmed.replace(/[^\d+]/g, '')}`;
  const web = trimmed.replace(/^(?:http:)?\/\//i, '');
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[:/?#]\S*)?$/u.test(web) ? `https://${web}` : null;
}
