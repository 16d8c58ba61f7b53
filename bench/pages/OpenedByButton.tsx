import { type ReactNode, useState } from 'react';

/** A plain button that opens a window, the same for every library. */
export function OpenedByButton({ children }: { children: (isOpen: boolean, close: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" id="open" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {children(isOpen, () => setIsOpen(false))}
    </>
  );
}
