import { useState } from 'react';

const none: ReadonlySet<string> = new Set();

interface ControlledSetOptions {
  /** Given, the caller keeps the set. */
  ids: ReadonlySet<string> | undefined;
  defaultIds: ReadonlySet<string> | undefined;
  onChange: ((ids: ReadonlySet<string>) => void) | undefined;
}

/** A set of ids that the caller keeps, or the table itself when the caller gives none. */
export function useControlledSet({ ids, defaultIds = none, onChange }: ControlledSetOptions) {
  const [own, setOwn] = useState(defaultIds);
  const change = (next: ReadonlySet<string>) => {
    if (ids === undefined) setOwn(next);
    onChange?.(next);
  };
  return [ids ?? own, change] as const;
}
