import type axe from 'axe-core';

/** The rules about colours: nothing else changes with the colour scheme. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe looks at, and by which rules. */
export interface AxeSelection extends Pick<axe.RunOptions, 'iframes' | 'rules'> {
  /** Selector of what is not looked at. */
  exclude: string;
  /** Ids of rules, or tags of them. Default: every rule that is not experimental. */
  runOnly?: string[];
}

/** Runs axe in the page, into which it was injected: `page.evaluate(findViolations, …)`. Resolves with a line for each violation. */
export async function findViolations({ exclude, ...options }: AxeSelection): Promise<string[]> {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({ include: document, exclude }, { resultTypes: ['violations'], preload: false, elementRef: true, ...options });
  // A second line of an option is its description, named by aria-describedby; axe treats it as a part of the label.
  const isSecondLine = (id: string, element: HTMLElement | undefined) => id === 'label-content-name-mismatch' && element?.hasAttribute('aria-describedby') === true;
  // A part that the page replaced during the run is not on the page any more.
  const isThere = (element: HTMLElement | undefined) => element?.isConnected !== false;
  return violations
    .map(({ id, help, nodes }) => ({ id, help, targets: nodes.filter(({ element }) => isThere(element) && !isSecondLine(id, element)).map(({ target }) => target.join(' ')) }))
    .filter(({ targets }) => targets.length > 0)
    .map(({ id, help, targets }) => `${id}: ${help} at ${targets.join(', ')}`);
}
