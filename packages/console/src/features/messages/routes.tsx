import type { RouteObject } from 'react-router';
import { paths } from '../../ground/paths.ts';
import { lazyPage } from '../../shared/pages/lazyPage.ts';
import { screen } from '../../shared/pages/screen.ts';

/** The chat, if the tenant has it (SHELL-10, SHELL-13). */
export const messageRoutes: RouteObject[] = [
  screen(paths.messages, { page: 'messages', needsChat: true }, lazyPage(async () => (await import('./page.ts')).messagesPage())),
];
