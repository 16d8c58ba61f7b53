/** What lies over what, lowest first. The only place that knows numbers. */
export const stacking = {
  /** Sticky table heads and first columns, inside their own scroller. */
  sticky: 1,
  topBar: 10,
  drawer: 20,
  modal: 30,
  popover: 40,
  toast: 50,
} as const;
