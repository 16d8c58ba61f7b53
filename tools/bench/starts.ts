import type { Browser } from 'playwright';
import { measureOpening, medians, type Opening, slowLine } from './measure.ts';
import { address, inNewPage, inWorld, rows, signIn } from './product.ts';
import { report } from './report.ts';

const rounds = 5;

/** What shows that a screen is open. */
const shown = { '/': 'button', '/dashboard': 'svg path', '/content': `${rows} td`, '/users/list': `${rows} td` };

function open(browser: Browser, path: keyof typeof shown, line?: typeof slowLine): Promise<Opening> {
  return medians(rounds, () =>
    inNewPage(browser, async (first) => {
      if (path !== '/') await signIn(first, 'solo');
      const page = await first.context().newPage();
      return measureOpening(page, `${address}${path}`, shown[path], line);
    }),
  );
}

/** Opening sign-in, dashboard and lists from nothing, in the small world and in the large one. */
export async function measureStarts(browser: Browser): Promise<void> {
  const fetched = new Map<string, number>();
  await inWorld('small', async () => {
    report('Sign-in: JavaScript', (await open(browser, '/')).javascriptKilobytes, 'KB', 120);
    const dashboard = await open(browser, '/dashboard');
    report('Dashboard: JavaScript', dashboard.javascriptKilobytes, 'KB', 185);
    report('Dashboard: first contentful paint', dashboard.firstContentfulPaint, 'ms', 700);
    report('Dashboard: blocking time', dashboard.blocking, 'ms', 150);
    report('Dashboard stands', dashboard.stands, 'ms', 1_400);
    report('Dashboard stands, 1.6 Mbit/s 150 ms', (await open(browser, '/dashboard', slowLine)).stands, 'ms', 2_200);
    const list = await open(browser, '/content');
    report('Published Content: blocking time', list.blocking, 'ms', 200);
    report('Published Content: rows stand', list.stands, 'ms', 1_300);
    report('Published Content: rows stand, 1.6 Mbit/s 150 ms', (await open(browser, '/content', slowLine)).stands, 'ms', 2_300);
    fetched.set('/dashboard', dashboard.kilobytes).set('/content', list.kilobytes).set('/users/list', (await open(browser, '/users/list')).kilobytes);
  });
  await inWorld('large', async () => {
    for (const [path, kilobytes] of fetched) {
      const large = await open(browser, path as keyof typeof shown);
      report(`${path} in the large world: everything fetched`, large.kilobytes, 'KB', Math.round(kilobytes * 1.1));
      report(`${path} in the large world stands`, large.stands, 'ms', null);
    }
  });
}
