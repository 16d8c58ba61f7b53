/**
 * What is above what, lowest first. The only place with numbers. Menus, lists of choices and tooltips are above
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
