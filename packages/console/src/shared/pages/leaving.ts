const listeners = new Set<() => void>();

/**
 * Calls back before another page is opened, while the address is still that of this one: a pending change of it
 * is written now.
 *
 * @returns a function that removes the callback
 */
export function beforeLeaving(act: () => void): () => void {
  listeners.add(act);
  return () => void listeners.delete(act);
}

/** Reports that another page is about to be opened. */
export function noteLeaving(): void {
  for (const act of listeners) act();
}
