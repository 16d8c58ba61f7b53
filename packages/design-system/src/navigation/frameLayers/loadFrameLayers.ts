/** The code of what opens from the frame: its two menus, and the navigation where it is a drawer. No page needs it to be shown. */
export const loadFrameLayers = () => import('./frameLayers.ts');

/** Fetches it ahead: once the page is shown, or as pointer or focus come near. What can't be fetched now is fetched when it opens. */
export function fetchFrameLayers(): void {
  loadFrameLayers().catch(() => undefined);
}
