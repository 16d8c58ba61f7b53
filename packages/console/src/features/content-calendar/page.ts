import type { ComponentType } from 'react';

/** The page. Separate from its route: the start would otherwise carry the names of all files of the page. */
export const calendarPage = async (): Promise<ComponentType> => (await import('./CalendarPage.tsx')).CalendarPage;
