import type { ThemeName } from '@noticeboard/design-system/theme';
import { useConsoleSession, useWorkspace } from '../session/ConsoleSessionContext.tsx';

/** The colours of the selected tenant; an id that the configuration doesn't know gives the default look (decisions-main 2). */
export function useTenantTheme(): ThemeName {
  const { configuration } = useConsoleSession();
  const { tenant } = useWorkspace();
  return configuration.themes[tenant.tenantThemeId ?? ''] ?? 'default';
}
