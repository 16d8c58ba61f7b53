import { expect } from '@playwright/test';
import type axe from 'axe-core';
import type { Page } from 'playwright';
import type { Scheme } from './expectTheme.ts';

/** What colours decide; everything else is the same in the dark. */
const colourRules = ['color-contrast', 'link-in-text-block'];
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A single component is not a page: it has neither landmarks nor a first heading. */
const rulesOfPages = ['region', 'page-has-heading-one', 'landmark-one-main'];

interface Selection {
  runOnly: string[];
  disabled: string[];
}

async function findBarriers({ runOnly, disabled }: Selection): Promise<string[]> {
  // react-aria's announcer keeps what it has said, with references to parts that are gone since.
  const context = { include: document, exclude: '[data-live-announcer]' };
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, {
    resultTypes: ['violations'],
    preload: false,
    runOnly,
    rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
  });
  // A second line of an option is its description, named by aria-describedby; axe treats it as a part of the label.
  const isSecondLine = (id: string, target: string) =>
    id === 'label-content-name-mismatch' && (document.querySelector(target)?.hasAttribute('aria-describedby') ?? false);
  return violations
    .map(({ id, help, nodes }) => ({ id, help, targets: nodes.map(({ target }) => target.join(' ')).filter((target) => !isSecondLine(id, target)) }))
    .filter(({ targets }) => targets.length > 0)
    .map(({ id, help, targets }) => `${id}: ${help} (${targets.join('; ')})`);
}

/**
 * Axe finds nothing in what is shown: in light by every rule of WCAG 2.2 AA, in the dark by those about colours.
 *
 * @param disabledRules rules that do not hold here
 */
export async function expectNoBarriers(page: Page, scheme: Scheme, disabledRules: readonly string[]): Promise<void> {
  const selection = scheme === 'dark' ? { runOnly: colourRules, disabled: [...disabledRules] } : { runOnly: standards, disabled: [...rulesOfPages, ...disabledRules] };
  expect(await page.evaluate(findBarriers, selection)).toEqual([]);
}
