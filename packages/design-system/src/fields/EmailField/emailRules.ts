import { bareLine, oneLine } from '../oneLine.ts';

const longest = 254;
const longestName = 64;
const namePart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+$/;
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
const lastLabel = /^(?:\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/iu;

/**
 * An email address as it is sent: without the space and the invisible characters that pasting adds, its domain in the ASCII form
 * that mail is sent by and the contract requires (ADR 0189).
 */
export function trimEmail(text: string): string {
  const address = bareLine(oneLine(text));
  return address.replace(/@(?=.*\P{ASCII})([\p{L}\p{N}.-]+)$/u, (whole, domain: string) => {
    const ascii = URL.parse(`https://${domain}`)?.hostname;
    return ascii === undefined ? whole : `@${ascii}`;
  });
}

/**
 * Whether a text is one email address: a name, an @ and a domain of at least two parts. Quoted names and addresses of
 * bare machines are refused: nobody at a residence has one, and a typing error looks like that. `USER-33`, `DIR-109`.
 */
export function isEmail(text: string): boolean {
  const address = trimEmail(text);
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at);
  const labels = address.slice(at + 1).split('.');
  return (
    at > 0 &&
    address.length <= longest &&
    name.length <= longestName &&
    name.split('.').every((part) => namePart.test(part)) &&
    labels.length > 1 &&
    labels.every((part) => domainLabel.test(part)) &&
    lastLabel.test(labels.at(-1) ?? '')
  );
}

/** The rule of optional email fields: empty is fine, anything else must be an address. */
export const isEmailIfGiven = (text: string): boolean => trimEmail(text) === '' || isEmail(text);
