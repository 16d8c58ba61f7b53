import { useListener } from '../../effects/useListener.ts';

/** Whether a key press is Ctrl K or Command K, and nothing more. */
export const isCommandKey = (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): boolean =>
  event.key.toLowerCase() === 'k' && event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;

/** Calls back on Ctrl K or Command K anywhere on the page. */
export function useCommandKey(isEnabled: boolean, onPress: () => void): void {
  const press = (event: KeyboardEvent) => {
    if (!isCommandKey(event) || event.repeat) return;
    event.preventDefault();
    onPress();
  };
  useListener('keydown', press, { isOn: isEnabled, isFirst: true });
}
