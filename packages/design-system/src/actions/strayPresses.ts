import { controlOf } from './controls.ts';

/** Milliseconds between the two presses of a double click, as systems have them. */
const doubleClickTime = 500;

/** Pixels that a hand moves between them. */
const samePlace = 8;

interface Press {
  control: Element;
  x: number;
  y: number;
  time: number;
}

/**
 * Lets the second press of a double click reach only what the first one has reached. A press that hides a row, moves it or
 * opens a dialog puts another control under the pointer: the second press, which nobody meant for that one, is ignored. One
 * rule for the whole page, as everything that answers a press may move. Keys and assistive technology are not concerned.
 *
 * @returns ends it
 */
export function ignoreStrayPresses(): () => void {
  let last: Press | null = null;
  let isIgnoring = false;

  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const press = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return;
    const control = controlOf(event.target);
    isIgnoring = last !== null && control !== null && isStray(last, control, event);
    if (isIgnoring) stop(event);
    else last = control !== null && isWithin(control, event) ? { control, x: event.clientX, y: event.clientY, time: event.timeStamp } : null;
  };
  const follow = (event: Event) => {
    if (isIgnoring) stop(event);
  };
  const click = (event: MouseEvent) => {
    follow(event);
    isIgnoring = false;
  };
  const forget = () => {
    isIgnoring = false;
  };

  const ending = new AbortController();
  const settings = { capture: true, signal: ending.signal };
  window.addEventListener('pointerdown', press, settings);
  for (const type of ['mousedown', 'pointerup', 'mouseup'] as const) window.addEventListener(type, follow, settings);
  window.addEventListener('click', click, settings);
  for (const type of ['pointercancel', 'keydown'] as const) window.addEventListener(type, forget, settings);
  return () => ending.abort();
}

function isStray(last: Press, control: Element, { clientX, clientY, timeStamp }: PointerEvent): boolean {
  const isSoon = timeStamp - last.time < doubleClickTime;
  const isThere = Math.hypot(clientX - last.x, clientY - last.y) <= samePlace;
  return isSoon && isThere && control !== last.control && !control.contains(last.control) && !last.control.contains(control);
}

/** Whether a pointer was there: scripts press without one. */
function isWithin(control: Element, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
