import type { Parameters } from 'storybook/internal/types';

/**
 * A story in a window of its own on the page of its component is shown in Storybook's own mode for embedded stories: as rendered, without its
 * play function (ADR 0229). Otherwise all of them play at the same time, take the focus from each other, end in states that are none of
 * theirs, and scroll the page to the last one.
 */
export function showEmbeddedStoryUnplayed(): void {
  if (window.frameElement?.id.startsWith('iframe--') !== true) return;
  const address = new URL(window.location.href);
  address.searchParams.set('embed', 'true');
  window.history.replaceState(window.history.state, '', address);
}

/** Whether a story is on the page of its component: one that only shows behaviour looks there like the others, as none is played. */
export const isOnPage = (_: unknown, { parameters }: { parameters: Parameters }): boolean =>
  (parameters['checks'] as { isWithoutPicture?: boolean } | undefined)?.isWithoutPicture !== true;
