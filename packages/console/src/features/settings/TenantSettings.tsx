import { Alert, Stack } from '@noticeboard/design-system';
import type { ReactNode } from 'react';
import { settingsMessages } from '../../messages/settings.ts';
import { can } from '../../session/permissions.ts';
import { useAccess, useActingAs } from '../../session/useAccess.ts';
import { DevicePreferences } from './device/DevicePreferences.tsx';

const texts = settingsMessages.refused;

export interface TenantSettingsProps {
  /** The page of settings that belong to the whole tenant; not rendered for whoever may not change them. */
  children: ReactNode;
}

/**
 * Wraps a page of settings that belong to the whole tenant. Whoever does not act as super administrator reads why it
 * is refused and finds the device preferences instead (decisions 10); the host refuses with 403 as well.
 */
export function TenantSettings({ children }: TenantSettingsProps) {
  const access = useAccess();
  const actingAs = useActingAs();
  if (can(access, 'manageTenant', null).allowed) return children;
  const isHeld = access.highestRole === 'SuperAdmin' && actingAs !== undefined;
  return (
    <Stack gap="xlarge">
      <Alert title={texts.title}>{isHeld ? texts.acting(actingAs) : texts.highest}</Alert>
      <DevicePreferences />
    </Stack>
  );
}
