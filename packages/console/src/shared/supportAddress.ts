import type { Access } from '../access/permissions.ts';

/** The channels of support. */
export interface SupportChannels {
  hubSpotUrl: string | null;
  contactEmail: string | null;
}

/**
 * Address of 'Contact support' (core §2 Layout, decisions-core O15): the support hub for super administrators, and for unit
 * administrators whose tenant allows it; a mail to the support contact for everyone else; the other channel if
 * one is empty. A text that is neither a web nor a mail address is ignored (X11).
 */
export function supportAddress(
  role: Access['highestRole'],
  unitAdminsMayUseHub: boolean,
  { hubSpotUrl, contactEmail }: SupportChannels,
): string | undefined {
  const hub = webAddress(hubSpotUrl);
  const mail = mailAddress(contactEmail);
  const usesHub = role === 'SuperAdmin' || (role === 'OrganizationUnitAdmin' && unitAdminsMayUseHub);
  return usesHub ? (hub ?? mail) : (mail ?? hub);
}

function webAddress(text: string | null): string | undefined {
  const url = text === null ? null : URL.parse(text);
  return url?.protocol === 'https:' ? url.href : undefined;
}

/** A link that writes to an address; undefined if it is not valid. */
export function mailAddress(text: string | null): string | undefined {
  return text !== null && /^[^\s@?&<>"]+@[^\s@?&<>"]+$/.test(text) ? `mailto:${text}` : undefined;
}
