import { type BrowserContext, expect, type Page } from '@playwright/test';

/** A text that was seen outside the page's memory. */
export interface Sighting {
  where: string;
  text: string;
}

/** Where any of the secrets is visible. */
export const leaksOf = (secrets: Iterable<string>, seen: readonly Sighting[]): string[] =>
  [...secrets].flatMap((secret) => seen.filter(({ text }) => text.includes(secret)).map(({ where }) => where));

/** Chromium's message about a socket that it could not open. */
const unopenedSocket = /^WebSocket connection to 'wss?:\/\/[^/']+\/hubs\/[^']*' failed: /;

/**
 * Oracle O1: no token in the console, the address bar, a Referer, storage or the page. The secrets looked for are the
 * real ones: whatever the token endpoint issued during the test. The logo call of the specification (faults D11)
 * and the hub's socket (faults F2) carry one in their query; nothing else may. A browser that cannot open that
 * socket logs its address in the console, which no page can prevent: that line is ignored.
 */
export class SecretsOracle {
  readonly #secrets = new Set<string>();
  readonly #seen: Sighting[] = [];
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
      if (!isAllowed) this.#seen.push({ where: `address ${pathname}`, text: request.url() });
      const referer = request.headers()['referer'];
      if (referer) this.#seen.push({ where: 'Referer', text: referer });
    });
    context.on('console', (message) => {
      if (!unopenedSocket.test(message.text())) this.#seen.push({ where: 'console', text: message.text() });
    });
    context.on('page', (page) => {
      page.on('framenavigated', (frame) => this.#seen.push({ where: 'page address', text: frame.url() }));
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

  /** Fails if any secret of this test was seen anywhere. */
  async check(pages: Page[]): Promise<void> {
    await Promise.all(pages.map((page) => this.#look(page)));
    await Promise.all(this.#pending);
    expect(leaksOf(this.#secrets, this.#seen), 'oracle O1: places where a token was seen').toEqual([]);
  }
}
