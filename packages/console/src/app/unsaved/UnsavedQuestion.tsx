import { BackContext, UnsavedChangesModal, type UnsavedQuestion as Question } from '@noticeboard/design-system';
import { useState } from 'react';

export interface UnsavedQuestionProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** What is asked. @default about unsaved changes */
  question?: Question | undefined;
  /** The user stays with the form. */
  onKeepEditing: () => void;
  /** The user leaves, and what was typed is discarded. */
  onDiscard: () => void;
  /** The question cannot be asked, and what waits for the answer has to go on. */
  onUnasked: () => void;
}

/** The question itself, a file of its own: pages without a form do without it. */
export default function UnsavedQuestion({ isOpen, question, onKeepEditing, onDiscard }: UnsavedQuestionProps) {
  // It goes on saying what was asked while it closes: what would be lost may be gone by then.
  const [asked, setAsked] = useState(question);
  if (isOpen && asked !== question) setAsked(question);
  const said = isOpen ? question : asked;
  const words = said && { title: said.title, children: said.detail, keepLabel: said.keep, discardLabel: said.leave };
  return (
    // A step back waits for the answer: the question makes none of its own.
    <BackContext value={null}>
      <UnsavedChangesModal isOpen={isOpen} onKeepEditing={onKeepEditing} onDiscard={onDiscard} {...words} />
    </BackContext>
  );
}
