import { expect } from '@playwright/test';
import type { Page } from 'playwright';

/** The parts of the page that take time to change. */
function movingParts(): string[] {
  const longest = (times: string) => Math.max(...times.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)));
  const found = new Set<string>();
  const look = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) look(element.shadowRoot);
      for (const part of ['', '::before', '::after']) {
        const style = getComputedStyle(element, part);
        const isAnimated = style.animationName !== 'none' && longest(style.animationDuration) > 1;
        if (isAnimated || longest(style.transitionDuration) > 1) {
          found.add(`${element.localName}.${element.getAttribute('class') ?? ''}${part}`);
        }
      }
    }
  };
  look(document);
  return [...found];
}

/** Under prefers-reduced-motion, as the stories are shown, no part takes time to change, nor does an editor's own drawing. */
export async function expectNothingMoves(page: Page): Promise<void> {
  expect(await page.evaluate(movingParts)).toEqual([]);
}
