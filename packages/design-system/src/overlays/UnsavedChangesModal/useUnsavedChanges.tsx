import { type ReactNode, useState } from 'react';
import { UnsavedChangesModal } from './UnsavedChangesModal.tsx';

export interface UseUnsavedChangesProps {
  /** Whether something would be lost. */
  isDirty: boolean;
  /** Closes the form; called at once when nothing would be lost, else after 'Discard'. */
  onClose: () => void;
}

/** What a form that may be left needs. */
export interface UnsavedChanges {
  /** Call it wherever the form would be closed: Cancel, Escape, a press outside. */
  requestClose: () => void;
  /** Render it beside the form, never inside the form's own `<form>`. */
  question: ReactNode;
}

/** Closes a form, after a question when something in it has not been saved. */
export function useUnsavedChanges({ isDirty, onClose }: UseUnsavedChangesProps): UnsavedChanges {
  const [isAsking, setAsking] = useState(false);
  const discard = () => {
    setAsking(false);
    onClose();
  };
  return {
    requestClose: () => (isDirty ? setAsking(true) : onClose()),
    question: <UnsavedChangesModal isOpen={isAsking} onKeepEditing={() => setAsking(false)} onDiscard={discard} />,
  };
}
