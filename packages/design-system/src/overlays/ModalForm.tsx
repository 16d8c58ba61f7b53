import { type FormEvent, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';

interface ModalFormProps {
  /** The buttons in the modal's footer belong to it by this id. */
  id: string;
  onSubmit: (event: FormEvent) => void;
  /** The fields. */
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLFormElement>;
}

/** What is filled in, in reading order; a button that opens a list is a field, too. */
const fields = 'input, textarea, [contenteditable="true"], button[aria-expanded]';
const locked = '[readonly], [disabled], [aria-disabled="true"], [tabindex="-1"]';

/**
 * The form of a modal. It opens with the focus on the first field that can be changed: one who opens it came to write, and
 * the dialog's name is told all the same.
 */
export function ModalForm({ ref, ...props }: ModalFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => form.current as HTMLFormElement);
  useEffect(() => {
    const element = form.current;
    // A modal that knows better has put the focus somewhere already.
    if (element === null || element.contains(document.activeElement)) return;
    [...element.querySelectorAll<HTMLElement>(fields)].find((field) => !field.matches(locked) && field.checkVisibility())?.focus();
  }, []);
  // The fields say what is wrong in their own words, and where.
  return <form ref={form} noValidate {...props} />;
}
