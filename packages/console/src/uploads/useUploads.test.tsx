import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApiScopeProvider } from '../api/ApiScopeProvider.tsx';
import type { ConsoleSession } from '../session/consoleSession.ts';
import { ConsoleSessionContext } from '../session/ConsoleSessionContext.tsx';
import { trayNeeded } from './trayNeeded.ts';
import { type Uploads, useUploads } from './useUploads.ts';

/** The hook's result in this session. */
function uploadsIn(session: ConsoleSession): Uploads {
  const seen: Uploads[] = [];
  function Screen() {
    seen.push(useUploads());
    return null;
  }
  renderToString(
    <ConsoleSessionContext value={session}>
      <ApiScopeProvider scope={{ subject: 'maya', tenantId: 'harbour', roleId: 'super' }}>
        <Screen />
      </ApiScopeProvider>
    </ConsoleSessionContext>,
  );
  return seen[0] as Uploads;
}

test('A screen adds files, the tray is fetched, and every later screen of the page sees them', () => {
  const session = {} as ConsoleSession;
  expect(trayNeeded.read()).toBe(false);
  const [added] = uploadsIn(session).add([new File([], 'nothing.png')], { contentInstanceId: 'feed', belongsTo: { label: 'Awards', href: '/awards' } });
  expect(trayNeeded.read()).toBe(true);
  expect(uploadsIn(session).items).toEqual([added]);
  expect(added).toMatchObject({ name: 'nothing.png', status: 'error', failure: { reason: 'The file is empty.' } });
  expect(uploadsIn({} as ConsoleSession).items).toEqual([]);
});
