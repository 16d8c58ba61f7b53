import { controlOf } from './controls.ts';

/** Milliseconds between the two presses of a double click, the usual default of systems. */
const doubleClickTime = 500;

/** Pixels that the pointer may move between them. */
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
 * rule for the whole page, as everything that reacts to a press may move. Keys and assistive technology are not affected.
 *
 * A tap belongs to what the finger came down on, too: on a slow device react-aria handles it before the browser has sent its click,
 * which then lands on what was below an option or a menu.
 *
 * @returns a function that ends it
 */
export function ignoreStrayPresses(): () => void {
  let last: Press | null = null;
  let isIgnoring = false;
  /** What a finger came down on, until the browser has sent its click. */
  let touched: Element | null = null;

  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const press = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return;
    const control = controlOf(event.target);
    touched = event.pointerType === 'touch' ? control : null;
    isIgnoring = last !== null && control !== null && isStray(last, control, event);
    if (isIgnoring) stop(event);
    else last = control !== null && isWithin(control, event) ? { control, x: event.clientX, y: event.clientY, time: event.timeStamp } : null;
  };
  const follow = (event: Event) => {
    if (isIgnoring) stop(event);
  };
  // Only clicks of the browser: a click by script is intended.
  const followTap = (event: MouseEvent) => {
    if (event.isTrusted && touched !== null && isApart(touched, controlOf(event.target))) isIgnoring = true;
    follow(event);
  };
  const click = (event: MouseEvent) => {
    followTap(event);
    isIgnoring = false;
    if (event.isTrusted) touched = null;
  };
  const forget = () => {
    isIgnoring = false;
    touched = null;
  };

  const ending = new AbortController();
  const settings = { capture: true, signal: ending.signal };
  window.addEventListener('pointerdown', press, settings);
  window.addEventListener('pointerup', follow, settings);
  for (const type of ['mousedown', 'mouseup'] as const) window.addEventListener(type, followTap, settings);
  window.addEventListener('click', click, settings);
  for (const type of ['pointercancel', 'keydown'] as const) window.addEventListener(type, forget, settings);
  return () => ending.abort();
}

/** Whether a press is the second of a double click, on another control or on one whose action is the opposite by now (`GivesWay`). */
function isStray(last: Press, control: Element, { clientX, clientY, timeStamp }: PointerEvent): boolean {
  const isSoon = timeStamp - last.time < doubleClickTime;
  const isThere = Math.hypot(clientX - last.x, clientY - last.y) <= samePlace;
  return isSoon && isThere && (isApart(last.control, control) || control.closest('[data-gives-way]') !== null);
}

/** Whether they are two controls, neither inside the other. */
const isApart = (one: Element, other: Element | null): boolean => other !== null && one !== other && !one.contains(other) && !other.contains(one);

/** Whether a pointer was there: scripts press without one. */
function isWithin(control: Element, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
