import { type RefObject, useEffect } from 'react';

const writing = 'input, textarea, select, [contenteditable=""], [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** `/` puts the focus in a list's search, unless somebody writes, or something is open over the list. */
export function useSearchKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(writing)) return;
      if (input.current === null) return;
      event.preventDefault();
      input.current.focus();
      input.current.select();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [input]);
}
