/** How long the spinner of a pending button waits before it shows, as the style has it: no clock is watched (ADR 0135). */
export const spinnerDelay = (button: Element): string => {
  const sign = button.querySelector('[role="progressbar"]');
  return sign === null ? 'no spinner' : getComputedStyle(sign).animationDelay;
};
