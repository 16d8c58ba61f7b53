/** The value of `aria-keyshortcuts`. */
export const sendKeys = 'Control+Enter Meta+Enter';

/**
 * Saves or sends by ⌘↵ or Ctrl+Enter from anywhere inside an element. Elements inside may handle the key themselves.
 *
 * @returns a function that removes the listener
 */
export function onSendKey(element: HTMLElement, send: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing || event.repeat || event.defaultPrevented) return;
    event.preventDefault();
    send();
  };
  element.addEventListener('keydown', press);
  return () => element.removeEventListener('keydown', press);
}
