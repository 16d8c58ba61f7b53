import { expect, test } from '@playwright/test';
import { type TrafficEntry, TrafficLog } from '../../../sandbox/src/host/trafficLog.ts';
import { textsOf, unknownWords } from './catalogue.ts';
import { expectFocusKept, expectKnownAlerts, expectOneTenant } from './pageEvents.ts';
import { type PageEvent, recordInPage } from './recordInPage.ts';
import { leaksOf } from './secrets.ts';
import { expectNoStorm, expectNoWriteTwice } from './traffic.ts';

function entry(change: Partial<TrafficEntry>): TrafficEntry {
  const begun = new TrafficLog().begin({ host: 'api', method: 'GET', path: '/api/management/tags', query: {} });
  return { ...begun, bodySha256: 'same', isExecuted: true, status: 200, startedAt: '2026-11-21T09:00:00.000Z', ...change };
}

const at = (milliseconds: number) => new Date(Date.UTC(2026, 10, 21) + milliseconds).toISOString();

test.describe('the oracles', () => {
  test('oracle O1 finds a token wherever it is', () => {
    const seen = [
      { where: 'console', text: 'token is eyJ.abc.def!' },
      { where: 'page address', text: 'http://localhost/dashboard' },
    ];
    expect(leaksOf(['eyJ.abc.def'], seen)).toEqual(['console']);
    expect(leaksOf(['eyJ.other'], seen)).toEqual([]);
  });

  test('oracle O2 refuses a request for another tenant than the one shown', () => {
    const request = { kind: 'request', path: '/api/x' } as const;
    expect(() => expectOneTenant([{ ...request, tenantId: 'prairie', shownTenant: 'harbour' }])).toThrow(/O2/);
    expectOneTenant([
      { ...request, tenantId: 'harbour', shownTenant: 'harbour' },
      { ...request, tenantId: 'harbour', shownTenant: null },
    ]);
  });

  test('oracle O3 refuses a write that ran twice, not one that was refused first', () => {
    const write = entry({ method: 'POST', status: 201 });
    expect(() => expectNoWriteTwice([write, write])).toThrow(/O3/);
    expectNoWriteTwice([entry({ method: 'POST', status: 401, isExecuted: false }), write]);
    expectNoWriteTwice([write, entry({ method: 'POST', status: 201, bodySha256: 'another' })]);
    expect(() => expectNoWriteTwice([write, entry({ method: 'POST', status: null })])).toThrow(/O3/);
  });

  test('oracle O5 reports a dialog that leaves the focus nowhere, and oracle O8 the words of an alert', async ({ page }) => {
    const events: PageEvent[] = [];
    await page.exposeFunction('noticeboardNote', (event: PageEvent) => void events.push(event));
    await page.addInitScript(recordInPage, { apiOrigin: 'http://api.invalid', consoleOrigins: ['null'] });
    await page.goto('about:blank');
    await page.evaluate(() => {
      document.body.innerHTML = '<button id="kept">Open</button><div role="dialog" aria-label="Careless"><button>Close</button></div>';
      document.querySelector<HTMLElement>('[role="dialog"] button')?.focus();
      document.querySelector('[role="dialog"]')?.remove();
      document.body.insertAdjacentHTML('beforeend', '<p role="alert"></p>');
      document.querySelector('[role="alert"]')?.append('TypeError: undefined is not a function');
    });
    await expect.poll(() => [...new Set(events.map(({ kind }) => kind))]).toEqual(['alert', 'lostFocus']);
    expect(() => expectFocusKept(events)).toThrow(/Careless/);
    expect(() => expectKnownAlerts(events, [])).toThrow(/TypeError/);
    events.length = 0;
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<div role="dialog" aria-label="Careful"></div>');
      document.querySelector('[role="dialog"]')?.remove();
      document.querySelector<HTMLElement>('#kept')?.focus();
    });
    await page.waitForFunction(() => window.noticeboardPending === 0);
    expectFocusKept(events);
  });

  test('oracle O6 refuses the eleventh call of an endpoint in five seconds', () => {
    const calls = (gap: number) => Array.from({ length: 11 }, (_each, index) => entry({ startedAt: at(index * gap) }));
    expect(() => expectNoStorm(calls(100))).toThrow(/O6/);
    expectNoStorm(calls(600));
    expectNoStorm(calls(100).slice(1));
    expectNoStorm(calls(100).map((call, index) => ({ ...call, jti: index % 2 === 0 ? 'of one' : 'of the other' })));
  });

  test('oracle O8 recognizes texts of the catalogue, values in them, and the words of the host; nothing else', () => {
    expect(unknownWords('Unable to process your request.', [])).toBe('');
    expect(unknownWords('Too many requests. Try again in 12 seconds.', [])).toBe('');
    expect(unknownWords('The tag is in use.', ['The tag is in use.'])).toBe('');
    expect(unknownWords('The tag is in use.', [])).not.toBe('');
    expect(unknownWords('<b>Unable to process your request.</b>', [])).not.toBe('');
    expect(unknownWords('[object Object]', [])).not.toBe('');
    expect(textsOf({ one: (name: string) => `Hello ${name.toUpperCase()}` })).toEqual(['Hello \u0000']);
  });

  test('oracle O8 recognizes singular forms beside plural ones', () => {
    expect(textsOf({ failed: (count: number) => (count === 1 ? 'Something failed' : `${count} things failed`) })).toEqual(['\u0000 things failed', 'Something failed']);
  });
});
