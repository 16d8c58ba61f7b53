import { expect } from '@playwright/test';
import { unknownWords } from './catalogue.ts';
import type { PageEvent } from './recordInPage.ts';

/** Oracle O2: every request went to the tenant that the top bar named when it was issued. */
export function expectOneTenant(events: readonly PageEvent[]): void {
  const strayed = events.filter(
    (event) =>
      event.kind === 'request' &&
      event.shownTenant !== null &&
      event.tenantId !== null &&
      event.tenantId !== event.shownTenant,
  );
  expect(strayed, 'oracle O2: requests for another tenant than the one shown').toEqual([]);
}

/** Oracle O5: the focus was on an element after every dialog. */
export function expectFocusKept(events: readonly PageEvent[]): void {
  const lost = events.flatMap((event) => (event.kind === 'lostFocus' ? [event.dialog] : []));
  expect(lost, 'oracle O5: dialogs after which the focus fell to the body').toEqual([]);
}

/** Oracle O8: every alert consists of catalogue texts and the host's messages. */
export function expectKnownAlerts(events: readonly PageEvent[], othersWords: readonly string[]): void {
  const said = new Set(events.flatMap((event) => (event.kind === 'alert' ? [event.text] : [])));
  const strange = [...said].filter((text) => unknownWords(text, othersWords) !== '');
  expect(strange, 'oracle O8: alerts with words that no catalogue has').toEqual([]);
}
