import { type ConsoleClient, createConsoleClient } from '@noticeboard/api-types';

/** A client of a super administrator whose host responds as given. */
export const clientOf = (respond: (request: Request) => Promise<Response>): ConsoleClient =>
  createConsoleClient({
    baseUrl: 'https://api.example.com',
    getAccessToken: () => 'token',
    getScope: () => ({ tenantId: 'harbour', roleId: 'super', session: 1 }),
    onUnauthorized: () => Promise.resolve(false),
    fetch: respond,
  });
