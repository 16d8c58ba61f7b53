import type { Page } from 'playwright';

const frames = 60;
const step = 180;

/**
 * Milliseconds from an input event until the frame is painted in which `isDone` holds. Playwright's own way to
 * the browser is not in it: the page takes the time when the event arrives.
 * `mount` is no event: there the time runs from just before `act`'s call in the page.
 * @param isDone An expression; text, because the page evaluates it at every frame.
 */
export async function paintAfter(page: Page, event: 'mount' | 'pointerup' | 'keydown', isDone: string, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(`(() => {
    if (${isDone}) throw new Error('What is waited for is there already: ' + ${JSON.stringify(isDone)});
    const noteStart = () => { window.benchStart = performance.now(); watch(); };
    const watch = () => requestAnimationFrame(() => {
      if (!(${isDone})) return watch();
      requestAnimationFrame(() => { window.benchTime = performance.now() - window.benchStart; });
    });
    window.benchTime = undefined;
    if (${event === 'mount'}) {
      const mount = window.benchMount;
      window.benchMount = () => { noteStart(); mount(); };
    } else {
      addEventListener('${event}', noteStart, { capture: true, once: true });
    }
  })()`);
  await act();
  const painted = await page.waitForFunction('window.benchTime');
  return (await painted.jsonValue()) as number;
}

/** Scrolls what scrolls most by 180 pixels at every frame; the time that 95 of 100 frames keep within, in milliseconds. */
export async function scrollFrames(page: Page): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve) => {
    const room = (element) => element.scrollHeight - element.clientHeight;
    const scrolls = (element) => room(element) > 200 && getComputedStyle(element).overflowY !== 'visible';
    const scroller = [...document.querySelectorAll('#root *')].filter(scrolls).toSorted((a, b) => room(b) - room(a))[0];
    if (!scroller) throw new Error('Nothing scrolls.');
    const times = [];
    let last = performance.now();
    const next = () => requestAnimationFrame((now) => {
      times.push(now - last);
      last = now;
      if (times.length > ${frames}) return resolve(times.slice(1).toSorted((a, b) => a - b)[Math.floor(${frames} * 0.95)]);
      scroller.scrollTop += scroller.scrollTop + ${step} > room(scroller) ? -room(scroller) : ${step};
      next();
    });
    next();
  })`);
}
