import type { BrowserContext, Page } from '@playwright/test';

/** Uncaught errors and rejections of every page (oracle O4). */
export function watchErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  const watch = (page: Page) => page.on('pageerror', (error) => errors.push(`${error.name}: ${error.message}`));
  context.pages().forEach(watch);
  context.on('page', watch);
  return errors;
}

/** What the Content-Security-Policy refused (B04), including Trusted Types, which Chromium reports in other words. */
export function watchPolicy(context: BrowserContext): string[] {
  const violations: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|requires 'Trusted/.test(message.text())) violations.push(message.text());
  });
  return violations;
}

/** The host's messages in its refusals: an alert may repeat it, as text (oracle O8). */
export function watchHostMessages(context: BrowserContext, api: string): string[] {
  const words: string[] = [];
  context.on('response', (response) => {
    if (response.status() < 400 || !response.url().startsWith(api)) return;
    response.json().then(
      (body: { message?: unknown; errors?: Record<string, unknown> | null }) => {
        const all = [body.message, ...Object.values(body.errors ?? {}).flat()];
        words.push(...all.filter((each) => typeof each === 'string'));
      },
      () => undefined,
    );
  });
  return words;
}
