import { setInteractionModality } from 'react-aria/useFocusVisible';

/**
 * Stories of a file share a document, and react-aria keeps there whether the last press came from a keyboard or a pointer. Without
 * this a story's focus ring would depend on the stories before it, and a second try, which has a document of its own, would differ.
 */
export function forgetFormerStory(): void {
  // A window that loses the focus forgets the press that preceded it.
  window.dispatchEvent(new Event('blur'));
  setInteractionModality('keyboard');
}
