import { expect, type BrowserContext, type Page } from '@playwright/test';

/**
 * O1: no token in the console, the address bar, a Referer, storage or the page. The secrets looked for are the
 * real ones: whatever the token endpoint handed out during the test. The logo call of the specification (D11)
 * and the hub's socket (F2) carry one in their query; nothing else may.
 */
export class SecretsOracle {
  readonly #secrets = new Set<string>();
  readonly #seen: { where: string; text: string }[] = [];
  readonly #pending: Promise<void>[] = [];

  constructor(context: BrowserContext) {
    context.on('response', (response) => {
      if (!response.url().endsWith('/token') || response.request().method() !== 'POST') return;
      this.#pending.push(
        response.json().then(
          (body: Record<string, unknown>) => {
            for (const field of ['access_token', 'id_token', 'refresh_token']) {
              if (typeof body[field] === 'string') this.#secrets.add(body[field]);
            }
          },
          () => undefined,
        ),
      );
    });
    context.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const isAllowed = pathname.startsWith('/api/tenant/logos/') || pathname.startsWith('/hubs/');
      // The identity provider takes its own id token back as a hint at sign-out (OpenID Connect, RP-initiated logout).
      const isSignOut = /\/session\/end/.test(pathname);
      if (!isAllowed && !isSignOut) this.#seen.push({ where: `address ${pathname}`, text: request.url() });
      const referer = request.headers()['referer'];
      if (referer) this.#seen.push({ where: 'Referer', text: referer });
    });
    context.on('console', (message) => this.#seen.push({ where: 'console', text: message.text() }));
    context.on('page', (page) => {
      page.on('framenavigated', (frame) => {
        if (!/\/session\/end/.test(frame.url())) this.#seen.push({ where: 'page address', text: frame.url() });
      });
    });
  }

  async #look(page: Page): Promise<void> {
    if (page.isClosed()) return;
    const text = await page
      .evaluate(() =>
        [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.documentElement.outerHTML].join('\n'),
      )
      .catch(() => '');
    this.#seen.push({ where: 'storage or page', text });
  }

  /** Fails when any secret of this test was seen anywhere. */
  async check(pages: Page[]): Promise<void> {
    await Promise.all(pages.map((page) => this.#look(page)));
    await Promise.all(this.#pending);
    const leaks = [...this.#secrets].flatMap((secret) =>
      this.#seen.filter(({ text }) => text.includes(secret)).map(({ where }) => where),
    );
    expect(leaks, 'O1: places where a token was seen').toEqual([]);
  }
}
