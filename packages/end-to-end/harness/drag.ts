import type { Locator, Page } from '@playwright/test';

/** A place in a target, in px from its top left corner. */
interface Place {
  x: number;
  y: number;
}

/**
 * Drags an element onto another, in a window so high that both are fully in view: scrolling ends a drag of the
 * driver, and the browser scrolls when the pointer comes near an edge. `place` is computed in that window; without it
 * the drop is at the centre of the target.
 */
export async function dragInFullView(page: Page, dragged: Locator, target: Locator, place?: () => Promise<Place>): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 1600 });
  const targetPosition = await place?.();
  await dragged.dragTo(target, targetPosition === undefined ? {} : { targetPosition });
}
