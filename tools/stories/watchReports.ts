import type { Page } from 'playwright';

/** How Chromium reports what the policy refused, Trusted Types included; a sandboxed frame has a separate policy. */
const refusal = /Content Security Policy|requires 'Trusted|^Blocked script execution in/;
/** A file that is not there is the story's own business: it shows what a person sees then. */
const missingFile = /^Failed to load resource/;

/** The directive, and the hash that would let the text pass, are enough: the sources are the same for every story. */
function withoutSources(text: string): string {
  const hash = /a hash \('(\S+)'\)/.exec(text)?.[1];
  const short = text.replace(/ the following Content Security Policy directive:? ["']([\w-]+)[\s\S]*/, ' $1').slice(0, 400);
  return hash === undefined ? short : `${short} ${hash}`;
}

/**
 * What a page says that no story may cause: refusals by the policy, errors that nobody caught, and what React or a
 * component writes to the console as an error.
 *
 * @returns the reports since the last call
 */
export function watchReports(page: Page): () => string[] {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(`Uncaught: ${error.name}: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error' || missingFile.test(text)) return;
    const { url, lineNumber, columnNumber } = message.location();
    said.push(`${refusal.test(text) ? 'Refused' : 'Console'}: ${withoutSources(text)} (${url}:${lineNumber}:${columnNumber})`);
  });
  return () => said.splice(0);
}
