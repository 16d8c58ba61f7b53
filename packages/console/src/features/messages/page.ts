import type { ComponentType } from 'react';

/** The page. Apart from its route: the start would otherwise carry the names of all files that the page is made of. */
export const messagesPage = async (): Promise<ComponentType> => (await import('./MessagesPage.tsx')).MessagesPage;
