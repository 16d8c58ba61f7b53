import { type Browser, expect } from '@playwright/test';
import type { Account } from '../harness/accounts.ts';
import { signIn } from '../harness/session.ts';
import type { Identity } from './host.ts';

/** Signs in through the real pages and takes the token and scope of the console's calls. */
export async function identityOf(browser: Browser, origin: string, account: Account): Promise<Identity> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  let headers: Record<string, string> = {};
  page.on('request', (request) => {
    const { authorization, 'x-role-id': role } = request.headers();
    if (authorization !== undefined && role !== undefined) headers = request.headers();
  });
  await signIn(page, account);
  await expect.poll(() => headers['x-role-id']).toBeDefined();
  await context.close();
  return {
    token: headers['authorization']?.replace('Bearer ', '') ?? '',
    tenantId: headers['x-tenant-id'] ?? '',
    roleId: headers['x-role-id'] ?? '',
  };
}
