import { type ReactNode, useState } from 'react';
import { useUnsavedWork, type UseUnsavedWorkProps } from '../UnsavedWork/useUnsavedWork.tsx';
import { UnsavedChangesModal } from './UnsavedChangesModal.tsx';

export interface UseUnsavedChangesProps<Values> extends UseUnsavedWorkProps<Values> {
  /** Closes the form; called immediately when nothing would be lost, else after 'Discard'. */
  onClose: () => void;
}

/** What a form that may be left needs. */
export interface UnsavedChanges {
  /** Call it wherever the form would be closed: Cancel, Escape, a press outside. */
  requestClose: () => void;
  /** Render it beside the form, never inside the form's own `<form>`. */
  question: ReactNode;
  /** Closes without a question: it is saved. */
  closeSaved: () => void;
  /** Offers the draft of an earlier visit. Render it at the start of the form. */
  notice: ReactNode;
}

/** Closes a form, after a question when something in it has not been saved; and takes part in what `useUnsavedWork` does. */
export function useUnsavedChanges<Values>({ onClose, ...form }: UseUnsavedChangesProps<Values>): UnsavedChanges {
  const [isAsking, setAsking] = useState(false);
  const work = useUnsavedWork(form);
  const leave = () => {
    setAsking(false);
    work.release();
    onClose();
  };
  return {
    requestClose: () => (form.isDirty ? setAsking(true) : onClose()),
    question: <UnsavedChangesModal isOpen={isAsking} onKeepEditing={() => setAsking(false)} onDiscard={leave} />,
    closeSaved: leave,
    notice: work.notice,
  };
}
