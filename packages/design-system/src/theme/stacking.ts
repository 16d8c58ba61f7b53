/**
 * What lies over what, lowest first. The only place that knows numbers. Menus, lists of choices and tooltips lie over
 * all of it: react-aria puts them there.
 */
export const stacking = {
  /** Sticky table heads and first columns, inside their own scroller. */
  sticky: 1,
  topBar: 10,
  drawer: 20,
  modal: 30,
  toast: 50,
} as const;
