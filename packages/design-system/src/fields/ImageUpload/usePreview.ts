import { useEffect, useState } from 'react';

/** The picture that was chosen, shown from the device until the one of the server takes its place. */
export function usePreview(value: string | null): [address: string | null, show: (file: File | null) => void] {
  const [chosen, setChosen] = useState<{ file: File; before: string | null } | null>(null);
  const [local, setLocal] = useState<string | null>(null);
  // A new address from outside is what has become of the chosen picture.
  const file = chosen?.before === value ? chosen.file : null;

  useEffect(() => {
    if (file === null) return undefined;
    const address = URL.createObjectURL(file);
    setLocal(address);
    return () => {
      setLocal(null);
      URL.revokeObjectURL(address);
    };
  }, [file]);

  return [local ?? value, (next) => setChosen(next && { file: next, before: value })];
}
