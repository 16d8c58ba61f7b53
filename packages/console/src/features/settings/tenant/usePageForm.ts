import { useState } from 'react';

/** What is typed into a form that is on a page. */
export interface PageForm<Values> {
  values: Values;
  /** Takes what was typed. */
  change: (values: Partial<Values>) => void;
  isDirty: boolean;
  /** What the host had when the typing began. */
  opened: Values;
  /** Goes back to what is saved. */
  discard: () => void;
  /** The host has these now. */
  confirm: (values: Values) => void;
}

/**
 * Keeps what is typed apart from what the host answers: an answer that comes while someone types changes nothing of
 * it, and what was saved stays shown until the host has answered again.
 *
 * @param answer what the host has; the same object as long as it has not answered again
 */
export function usePageForm<Values extends object>(answer: Values): PageForm<Values> {
  const [typed, setTyped] = useState<{ values: Values; opened: Values } | null>(null);
  const [saved, setSaved] = useState<{ values: Values; over: Values } | null>(null);
  const known = saved?.over === answer ? saved.values : answer;
  const values = typed?.values ?? known;
  const opened = typed?.opened ?? known;
  return {
    values,
    change: (change) => setTyped({ values: { ...values, ...change }, opened }),
    isDirty: typed !== null && JSON.stringify(values) !== JSON.stringify(known),
    opened,
    discard: () => setTyped(null),
    confirm: (confirmed) => {
      setSaved({ values: confirmed, over: answer });
      setTyped(null);
    },
  };
}
