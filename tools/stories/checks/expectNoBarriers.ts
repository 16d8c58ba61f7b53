import { expect } from '@playwright/test';
import type { Page } from 'playwright';
import { type AxeSelection, colourRules, findViolations } from '../../browser/findViolations.ts';
import type { Scheme } from './expectTheme.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A single component is not a page: it has neither landmarks nor a first heading. */
const rulesOfPages = ['region', 'page-has-heading-one', 'landmark-one-main'];
/** react-aria's announcer keeps what it has said, with references to parts that are gone since. */
const exclude = '[data-live-announcer]';

/**
 * Axe finds nothing in what is shown: in light by every rule of WCAG 2.2 AA, in the dark by those about colours.
 *
 * @param disabledRules rules that do not hold here
 */
export async function expectNoBarriers(page: Page, scheme: Scheme, disabledRules: readonly string[]): Promise<void> {
  const disabled = scheme === 'dark' ? disabledRules : [...rulesOfPages, ...disabledRules];
  const selection: AxeSelection = {
    exclude,
    runOnly: scheme === 'dark' ? colourRules : standards,
    rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
  };
  expect(await page.evaluate(findViolations, selection)).toEqual([]);
}
