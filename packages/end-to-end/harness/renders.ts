import { expect, type Page } from '@playwright/test';

/** The fields of a React fiber, as of this version, by which renders are counted. */
interface Fiber {
  /** Name of the element, for DOM elements. */
  type: unknown;
  /** The element itself, for DOM elements. */
  stateNode: unknown;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
}

declare global {
  interface Window {
    /** Components that rendered, by part of the page. */
    renders?: Record<string, number>;
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: object;
  }
}

/** Runs in the page before its scripts, where React reports each commit to the developer tools. */
function watchCommits(parts: Record<string, string>): void {
  const performedWork = 1;
  let former = new Set<Fiber>();
  const renders: Record<string, number> = (window.renders = { elsewhere: 0, ...Object.fromEntries(Object.keys(parts).map((part) => [part, 0])) });
  const partOf = ({ type, stateNode }: Fiber, around: string): string =>
    (typeof type === 'string' ? Object.keys(parts).find((part) => (stateNode as Element).matches(parts[part]!)) : undefined) ?? around;
  const onCommitFiberRoot = (_renderer: number, { current }: { current: Fiber }) => {
    const now = new Set<Fiber>();
    const open: [Fiber, string][] = [[current, 'elsewhere']];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const [fiber, around] = next;
      now.add(fiber);
      // A fiber of the previous commit was not rendered in this one, whatever its flags are.
      if (!former.has(fiber) && typeof fiber.type !== 'string' && (fiber.flags & performedWork) !== 0) renders[around]! += 1;
      if (fiber.sibling) open.push([fiber.sibling, around]);
      if (fiber.child) open.push([fiber.child, partOf(fiber, around)]);
    }
    former = now;
  };
  const nothing = () => undefined;
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { supportsFiber: true, inject: () => 1, checkDCE: nothing, onCommitFiberRoot, onCommitFiberUnmount: nothing, onPostCommitFiberRoot: nothing };
}

/** Waits until a page stops rendering: late data is not part of the counted action. */
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
 * Counts which parts of a page React renders, from the next opened page on.
 *
 * @param parts selectors of the parts of the page, by name; anything outside them is `elsewhere`
 * @returns a function that runs an action and returns how many components rendered in the meantime in each part
 */
export async function countRenders<Part extends string>(page: Page, parts: Record<Part, string>): Promise<(act: () => Promise<unknown>) => Promise<Record<Part | 'elsewhere', number>>> {
  await page.addInitScript<Record<string, string>>(watchCommits, parts);
  return async (act) => {
    await untilStill(page);
    await page.evaluate(() => {
      for (const part of Object.keys(window.renders ?? {})) window.renders![part] = 0;
    });
    await act();
    const renders = await page.evaluate(() => window.renders);
    if (renders === undefined) throw new Error('Renders are counted from the next opened page on.');
    return renders;
  };
}
