/** How a choice is shown and saved. */
export interface LatestChoiceParts<Value> {
  /** Shows a choice before it is saved; null shows the host's value again. */
  show: (value: Value | null) => void;
  /** Saves it; reports a failure itself and rejects. */
  save: (value: Value) => Promise<unknown>;
  /** Everything is saved. */
  onSaved?: () => void;
}

/**
 * Shows choices immediately and saves them one after the other: while one is pending only the latest of those
 * that follow waits, and calls never overtake each other. When the last one fails, it is reverted.
 */
export function createLatestChoice<Value>({ show, save, onSaved }: LatestChoiceParts<Value>): (value: Value) => Promise<void> {
  let waiting: { value: Value } | null = null;
  let isSaving = false;
  return async (value) => {
    waiting = { value };
    show(value);
    if (isSaving) return;
    isSaving = true;
    let hasFailed = false;
    while (waiting !== null) {
      const next: { value: Value } = waiting;
      waiting = null;
      hasFailed = await save(next.value).then(
        () => false,
        () => true,
      );
    }
    isSaving = false;
    if (hasFailed) show(null);
    else onSaved?.();
  };
}
