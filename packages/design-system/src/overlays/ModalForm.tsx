import type { FormEvent, ReactNode } from 'react';
import { useFirstField } from './Modal/useFirstField.ts';

interface ModalFormProps {
  /** The buttons in the modal's footer belong to it by this id. */
  id: string;
  /** Called by its buttons and by Enter; prevent the browser's own submission. */
  onSubmit: (event: FormEvent) => void;
  /** Names it, where the dialog's name does not say what it is. @default none */
  label?: string;
  /** The fields. */
  children: ReactNode;
}

/**
 * The form of a modal. It opens with the focus on the first field that can be changed: a user who opens it wants to type, and
 * the dialog's name is still announced.
 */
export function ModalForm({ label, ...props }: ModalFormProps) {
  const form = useFirstField<HTMLFormElement>();
  // The fields say what is wrong in their own words, and where.
  return <form ref={form} noValidate aria-label={label} {...props} />;
}
