/** A value that components can subscribe to. */
export interface Store<Value> {
  read: () => Value;
  write: (value: Value) => void;
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
}

/** Makes a store. Listeners are called immediately after each write of another value. */
export function createStore<Value>(first: Value): Store<Value> {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    write: (value) => {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
