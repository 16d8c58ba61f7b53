/**
 * Whether an address stays inside the application, so that the router may take it without loading a page.
 * Anything with a scheme (`https:`, `mailto:`, `tel:`) or a host (`//other.example`) does not.
 */
export const staysInside = (href: string): boolean => !/^(?:[a-z][a-z\d+.-]*:|\/\/|\\)/i.test(href);
