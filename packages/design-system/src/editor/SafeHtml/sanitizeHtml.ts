import DOMPurify, { type Config } from 'dompurify';
import { allowedAttributes, isAllowedAttribute, sharedAttributes } from './htmlRules.ts';

/** Options of the sanitiser. */
export interface SanitizeOptions {
  /**
   * Address prefixes that links and pictures may have besides `https:`, such as the origin of a host that is served
   * over plain HTTP while developing. @default the origin of this page
   */
  addresses?: readonly string[] | undefined;
}

const configuration = {
  ALLOWED_TAGS: Object.keys(allowedAttributes),
  ALLOWED_ATTR: [...new Set([...Object.values(allowedAttributes).flat(), ...sharedAttributes])],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // The words of what can't be shown stay; those of code do not.
  KEEP_CONTENT: true,
} satisfies Config;

let addresses: readonly string[] = [];
/** `content` goes by our list; `pasted` keeps `style` besides; `mail` goes by DOMPurify's own list. */
type Mode = 'content' | 'pasted' | 'mail';

let mode: Mode = 'content';
let hasHooks = false;

/** The rules that a list can't say: which tag may carry which attribute with which value, and how links open. */
function addHooks(): void {
  if (hasHooks) return;
  hasHooks = true;
  DOMPurify.addHook('uponSanitizeAttribute', (element, attribute) => {
    if (mode === 'mail') return;
    attribute.keepAttr =
      (mode === 'pasted' && attribute.attrName === 'style') ||
      isAllowedAttribute(element.nodeName.toLowerCase(), attribute.attrName, attribute.attrValue, addresses);
  });
  DOMPurify.addHook('afterSanitizeAttributes', (element) => {
    if (element.nodeName === 'A') {
      if (element.hasAttribute('href')) {
        element.setAttribute('target', '_blank');
        element.setAttribute('rel', 'noopener noreferrer');
      } else {
        element.removeAttribute('target');
        element.removeAttribute('rel');
      }
    }
    if (element.nodeName === 'IMG' && mode !== 'mail') {
      if (!element.hasAttribute('src')) element.remove();
      // Without it a screen reader reads the address out.
      else if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
    }
  });
}

function prepared(options: SanitizeOptions, nextMode: Mode = 'content'): typeof DOMPurify {
  addHooks();
  mode = nextMode;
  addresses = options.addresses ?? [location.origin];
  return DOMPurify;
}

/**
 * HTML that is safe to show and to save: only what `htmlRules.ts` names. Cleaning it again changes nothing. Nothing
 * may edit the result afterwards (faults D9).
 */
export const sanitizeHtml = (html: string, options: SanitizeOptions = {}): string => prepared(options).sanitize(html, configuration);

/** The same as the type that `innerHTML` wants where Trusted Types are enforced (faults F14); a string elsewhere. */
export const sanitizeToTrustedHtml = (html: string, options: SanitizeOptions = {}): string =>
  // React's types know no TrustedHTML; the browser does.
  prepared(options).sanitize(html, { ...configuration, RETURN_TRUSTED_TYPE: true }) as unknown as string;

/** The same as nodes, for the editor, which must not parse HTML itself: its parser is not a trusted policy. */
export const sanitizeToFragment = (html: string, options: SanitizeOptions = {}): DocumentFragment =>
  prepared(options).sanitize(html, { ...configuration, RETURN_DOM_FRAGMENT: true });

/**
 * What was pasted as nodes that still have their `style`, to be read and then dropped: word processors say with it
 * what is bold and what is a list. Never show or save the result; `sanitizeHtml` comes after.
 */
export const readPastedHtml = (html: string): DocumentFragment =>
  prepared({}, 'pasted').sanitize(html, { ...configuration, ALLOWED_ATTR: [...configuration.ALLOWED_ATTR, 'style'], RETURN_DOM_FRAGMENT: true });

/**
 * A whole mail with its own look, for an isolated frame: `style` stays, what runs, loads documents, redirects
 * or sends is removed. Never show it in the page itself, and never save it: templates keep their HTML (faults D9).
 */
export const cleanMail = (html: string): string =>
  // React's types know no TrustedHTML; the browser does.
  prepared({}, 'mail').sanitize(html, {
    WHOLE_DOCUMENT: true,
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['form', 'input', 'button', 'select', 'textarea', 'iframe', 'base', 'link', 'meta', 'dialog'],
    RETURN_TRUSTED_TYPE: true,
  }) as unknown as string;
