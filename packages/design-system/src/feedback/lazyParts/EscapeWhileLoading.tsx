import { useListener } from '../../effects/useListener.ts';

export interface EscapeWhileLoadingProps {
  /** Closes the window that has not opened yet. */
  onEscape: () => void;
}

/** The fallback of a window whose code is loading: until it can receive the key itself, Escape closes it as if it were open. */
export function EscapeWhileLoading({ onEscape }: EscapeWhileLoadingProps) {
  useListener('keydown', ({ key }) => {
    if (key === 'Escape') onEscape();
  });
  return null;
}
