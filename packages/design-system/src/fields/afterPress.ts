/** Whether a pointer is held down somewhere on the page. */
let isPressed = false;
let isWatched = false;
let waiting: (() => void)[] = [];

function press(): void {
  isPressed = true;
}

function release(): void {
  isPressed = false;
  // The click follows in the same task, if press and release are on one element.
  setTimeout(() => {
    if (isPressed) return;
    const acts = waiting;
    waiting = [];
    for (const act of acts) act();
  });
}

/** Watches presses from now on: a field calls it when it gets the focus, since the press that moves it away comes before the blur. */
export function watchPresses(): void {
  if (isWatched) return;
  isWatched = true;
  // Touch fires mouse events once the finger is lifted, and those move the focus.
  for (const type of ['pointerdown', 'mousedown']) window.addEventListener(type, press, true);
  for (const type of ['pointerup', 'pointercancel', 'mouseup', 'dragend']) window.addEventListener(type, release, true);
  // The window itself; a field's blur does not bubble to here.
  window.addEventListener('blur', release);
}

/**
 * Runs something that shifts the layout: immediately, or, while a pointer is down, after its release. A message that
 * appears when a field is left would otherwise move the button that is being pressed away from under the pointer, and the
 * click would reach nothing.
 */
export function afterPress(act: () => void): void {
  if (isPressed) waiting.push(act);
  else act();
}
