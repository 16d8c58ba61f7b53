/**
 * What HTML may hold (faults D9). The list is closed: what is not named here is dropped, and the words inside an
 * unknown tag stay. There is no `style` attribute at all: the console's Content-Security-Policy would not apply one
 * (faults F11), and a reader could be shown a page that is not ours. No `class` and no `id` either: content cannot dress
 * up as the console, nor take the place of a name that scripts look up.
 */
export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title', 'target', 'rel'],
  b: [],
  blockquote: [],
  br: [],
  caption: [],
  code: [],
  del: [],
  div: [],
  em: [],
  figcaption: [],
  figure: [],
  h1: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  hr: [],
  i: [],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ins: [],
  li: ['value'],
  ol: ['start'],
  p: [],
  pre: [],
  s: [],
  span: [],
  strong: [],
  sub: [],
  sup: [],
  table: [],
  tbody: [],
  td: ['colspan', 'rowspan'],
  tfoot: [],
  th: ['colspan', 'rowspan', 'scope'],
  thead: [],
  tr: [],
  u: [],
  ul: [],
};

/** Attributes that any allowed tag may carry: the language and the direction of its text. */
export const sharedAttributes: readonly string[] = ['lang', 'dir'];

/** Placeholder for the public address of the app in links to internal content (decisions-content O2). */
const appAddressPlaceholder = '{address}';

const numberAttributes = new Set(['colspan', 'rowspan', 'start', 'value', 'width', 'height']);
// No SVG: as a picture it is harmless, yet opened in a tab of its own it is a page that runs.
const pictureData = /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z0-9+/=\s]+$/i;

/** Browsers skip these while they read a scheme; so must we, or `java\nscript:` would look harmless. */
const withoutInvisible = (value: string) => value.replace(/[\p{Cc}\p{Cf}\p{Z}]/gu, '');

/**
 * Whether an address begins one of `prefixes` at a border, in any case: `https://app.example` covers
 * `https://APP.example/x`, and neither `https://app.example.evil` nor `https://app.example@evil`.
 */
const beginsWith = (address: string, prefixes: readonly string[]) =>
  prefixes.some((prefix) => {
    const start = prefix.toLowerCase().replace(/\/+$/, '');
    return start !== '' && address.startsWith(start) && /^(?:[/?#]|$)/.test(address.slice(start.length));
  });

/**
 * Whether a link may lead there: `https:`, `mailto:`, `tel:`, the literal `{address}` and what begins with one of
 * `addresses`, as the console's own origin while it is served over plain HTTP. Nothing relative: readers see the
 * content in another app.
 */
export function isAllowedLink(value: string, addresses: readonly string[] = []): boolean {
  const address = withoutInvisible(value).toLowerCase();
  return /^(?:https:\/\/[^/]|mailto:.|tel:[+\d])/.test(address) || beginsWith(address, [appAddressPlaceholder, ...addresses]);
}

/** Whether a picture may come from there: `https:`, one of `addresses`, or a picture in the text itself. */
export function isAllowedPicture(value: string, addresses: readonly string[] = []): boolean {
  const address = withoutInvisible(value).toLowerCase();
  return /^https:\/\/[^/]/.test(address) || beginsWith(address, addresses) || pictureData.test(value.trim());
}

/** Whether a tag may carry an attribute with that value. Names in lower case. */
export function isAllowedAttribute(tag: string, name: string, value: string, addresses: readonly string[] = []): boolean {
  if (sharedAttributes.includes(name)) return /^[a-z0-9-]{1,35}$/i.test(value);
  if (allowedAttributes[tag]?.includes(name) !== true) return false;
  if (name === 'href') return isAllowedLink(value, addresses);
  if (name === 'src') return isAllowedPicture(value, addresses);
  return !numberAttributes.has(name) || /^\d{1,4}$/.test(value);
}
