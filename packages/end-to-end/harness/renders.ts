import { expect, type Page } from '@playwright/test';

/** What is looked at of one of React's fibers: the parts of this version that renders are counted by. */
interface Fiber {
  /** Name of the element, for those of the document. */
  type: unknown;
  /** The element itself, for those of the document. */
  stateNode: unknown;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
}

declare global {
  interface Window {
    /** Components that rendered, by the part of the page that they are in. */
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
      // A fiber of the commit before was not rendered in this one, whatever its flags say.
      if (!former.has(fiber) && typeof fiber.type !== 'string' && (fiber.flags & performedWork) !== 0) renders[around]! += 1;
      if (fiber.sibling) open.push([fiber.sibling, around]);
      if (fiber.child) open.push([fiber.child, partOf(fiber, around)]);
    }
    former = now;
  };
  const nothing = () => undefined;
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { supportsFiber: true, inject: () => 1, checkDCE: nothing, onCommitFiberRoot, onCommitFiberUnmount: nothing, onPostCommitFiberRoot: nothing };
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
 * @param parts selectors of the parts of the page, by what they are called; what is in none of them is `elsewhere`
 * @returns a function that does something and answers how many components rendered in the meantime in each part
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
