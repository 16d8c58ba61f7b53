import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from '../testing/testBrowser.ts';
import { consoleOrigin, scopeHeaders, startTestSandbox, type TestSandbox } from '../testing/testSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());

describe('signing in', () => {
  it('leads through the form to the console, and the token calls the API', async () => {
    const tokens = await new TestBrowser(sandbox.identityOrigins[0]).obtainTokens('super');
    expect(tokens.scope.split(' ')).toContain('admin-api');
    const response = await fetch(`${sandbox.apiOrigin}/api/things/0/10`, { headers: { authorization: `Bearer ${tokens.access_token}`, ...scopeHeaders } });
    expect(response.status).toBe(501);
    expect(await response.json()).toMatchObject({ message: "The sandbox does not answer 'listThings' yet." });
  });
});
void consoleOrigin;
