import { UnsavedChangesModal } from '@noticeboard/design-system';

export interface UnsavedQuestionProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** The user stays with the form. */
  onKeepEditing: () => void;
  /** The user leaves, and what was typed is discarded. */
  onDiscard: () => void;
  /** The question cannot be asked, and what waits for the answer has to go on. */
  onUnasked: () => void;
}

/** The question itself, a file of its own: pages without a form do without it. */
export default function UnsavedQuestion({ isOpen, onKeepEditing, onDiscard }: UnsavedQuestionProps) {
  return <UnsavedChangesModal isOpen={isOpen} onKeepEditing={onKeepEditing} onDiscard={onDiscard} />;
}
