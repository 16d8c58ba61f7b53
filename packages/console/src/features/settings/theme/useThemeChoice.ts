import { useSynchronized } from '@noticeboard/design-system';
import { useState } from 'react';
import { foundWhen } from '../../../api/lookAgain.ts';
import { useRead } from '../../../api/useRead.ts';
import { useSave } from '../../../access/useSave.ts';
import { useConsoleSession, useWorkspace } from '../../../session/ConsoleSessionContext.tsx';
import { createThemeChoice } from './themeChoice.ts';

/**
 * Chooses the theme of the tenant (API-055): shown while it is saved, and reverted when the host refuses.
 *
 * @returns the function to call with the id of a theme, and the props of `SlowWrite`
 */
export function useThemeChoice(): { choose: (themeId: string) => void; isSlow: boolean; cancel: () => void } {
  const { workspace } = useConsoleSession();
  const { tenant } = useWorkspace();
  const { data } = useRead('/api/management/tenant');
  const { save, isSlow, cancel } = useSave({
    send: (client, themeId: string, signal): Promise<unknown> => client.PUT('/api/management/tenant/theme', { body: { themeId }, signal }),
    look: async (client, themeId, signal) => foundWhen((await client.GET('/api/management/tenant', { signal })).data?.tenantThemeId === themeId, undefined),
    invalidates: ['/api/management/tenant', '/api/tenant'],
  });
  const [choice] = useState(() =>
    createThemeChoice({
      themeId: tenant.tenantThemeId,
      show: (tenantThemeId) => workspace.noteTenant({ id: tenant.id, tenantThemeId }),
      save,
    }),
  );
  useSynchronized(data?.tenantThemeId, choice.learn);
  return { choose: (chosen) => void choice.choose(chosen), isSlow, cancel };
}
