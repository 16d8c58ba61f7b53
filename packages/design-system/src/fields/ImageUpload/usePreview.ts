import { useState } from 'react';
import { useEndOf } from '../../effects/useEndOf.ts';

/** The picture that was chosen, shown from the device until the server's replaces it. */
export function usePreview(value: string | null): [address: string | null, show: (file: File | null) => void] {
  const [chosen, setChosen] = useState<{ address: string; before: string | null } | null>(null);

  useEndOf(chosen, (last) => last !== null && URL.revokeObjectURL(last.address));

  // A new address from the caller is that of the chosen picture.
  const shown = chosen?.before === value ? chosen.address : value;
  return [shown, (file) => setChosen(file && { address: URL.createObjectURL(file), before: value })];
}
