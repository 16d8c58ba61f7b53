/** What becomes of a choice that is saved immediately. */
export interface LatestChoiceParts<Value> {
  /** Shows a choice before it is saved; null goes back to what the host has. */
  show: (value: Value | null) => void;
  /** Saves it; reports a failure itself and rejects. */
  save: (value: Value) => Promise<unknown>;
  /** All is saved. */
  onSaved?: () => void;
}

/**
 * Takes choices that show immediately and are saved one after the other: while one is pending only the latest of those
 * that follow waits, and calls never overtake each other. When the last one fails, it is taken back.
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
