import { useState } from 'react';
import { useEndOf } from '../../effects/useEndOf.ts';

/** The picture that was chosen, shown from the device until the one of the server takes its place. */
export function usePreview(value: string | null): [address: string | null, show: (file: File | null) => void] {
  const [chosen, setChosen] = useState<{ address: string; before: string | null } | null>(null);

  useEndOf(chosen, (last) => last !== null && URL.revokeObjectURL(last.address));

  // A new address from outside is what has become of the chosen picture.
  const shown = chosen?.before === value ? chosen.address : value;
  return [shown, (file) => setChosen(file && { address: URL.createObjectURL(file), before: value })];
}
