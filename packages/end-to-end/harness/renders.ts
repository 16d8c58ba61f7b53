import { expect, type Page } from '@playwright/test';

/** What is looked at of one of React's fibers: the parts of this version that renders are counted by. */
interface Fiber {
  /** Name of the element, for those of the document. */
  type: unknown;
  memoizedProps: Record<string, unknown> | null;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
}

declare global {
  interface Window {
    /** Components that rendered, by the part of the page that they are in. */
    renders?: Record<'navigation' | 'rows' | 'elsewhere', number>;
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: object;
  }
}

/** Runs in the page before its scripts, where React reports each commit to the developer tools. */
function watchCommits(): void {
  const rendered = 1;
  let former = new Set<Fiber>();
  const renders = (window.renders = { navigation: 0, rows: 0, elsewhere: 0 });
  const partOf = ({ type, memoizedProps }: Fiber, around: keyof typeof renders): keyof typeof renders => {
    if (type === 'nav' && memoizedProps?.['aria-label'] === 'Main') return 'navigation';
    return type === 'tr' && memoizedProps?.['data-row-id'] !== undefined ? 'rows' : around;
  };
  const onCommitFiberRoot = (_renderer: number, { current }: { current: Fiber }) => {
    const now = new Set<Fiber>();
    const open: [Fiber, keyof typeof renders][] = [[current, 'elsewhere']];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const [fiber, around] = next;
      now.add(fiber);
      // A fiber of the commit before was not rendered in this one, whatever its flags say.
      if (!former.has(fiber) && typeof fiber.type !== 'string' && (fiber.flags & rendered) !== 0) renders[around] += 1;
      if (fiber.sibling) open.push([fiber.sibling, around]);
      if (fiber.child) open.push([fiber.child, partOf(fiber, around)]);
    }
    former = now;
  };
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { supportsFiber: true, inject: () => 1, checkDCE: () => undefined, onCommitFiberRoot, onCommitFiberUnmount: () => undefined, onPostCommitFiberRoot: () => undefined };
}

/** Waits until a page renders nothing any more: what arrives late is not of the act that is counted. */
async function untilStill(page: Page): Promise<void> {
  let former = '';
  let stillLooks = 0;
  const look = async () => {
    const now = JSON.stringify(await page.evaluate(() => window.renders));
    stillLooks = now === former ? stillLooks + 1 : 0;
    former = now;
    return stillLooks;
  };
  await expect.poll(look, { intervals: [100] }).toBe(5);
}

/**
 * Counts which parts of a page React renders, from the next page that is opened on.
 *
 * @returns a function that does something and answers how many components rendered meanwhile, in the navigation, in the rows of a list and elsewhere
 */
export async function countRenders(page: Page): Promise<(act: () => Promise<unknown>) => Promise<NonNullable<Window['renders']>>> {
  await page.addInitScript(watchCommits);
  return async (act) => {
    await untilStill(page);
    await page.evaluate(() => Object.assign(window.renders ?? {}, { navigation: 0, rows: 0, elsewhere: 0 }));
    await act();
    const renders = await page.evaluate(() => window.renders);
    if (renders === undefined) throw new Error('Renders are counted from the next opened page on.');
    return { ...renders };
  };
}
