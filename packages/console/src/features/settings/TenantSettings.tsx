import { Stack } from '@noticeboard/design-system';
import type { ReactNode } from 'react';
import { can } from '../../access/permissions.ts';
import { useAccess } from '../../access/useAccess.ts';
import { DevicePreferences } from './device/DevicePreferences.tsx';
import { TenantRefusal } from './tenant/TenantRefusal.tsx';

export interface TenantSettingsProps {
  /** The page of settings for the whole tenant; rendered only for those who may change them. */
  children: ReactNode;
}

/**
 * Wraps a page of settings for the whole tenant. Anyone but a super administrator reads why it
 * is refused and gets the device preferences instead (decisions-main 10); the host refuses with 403 as well.
 */
export function TenantSettings({ children }: TenantSettingsProps) {
  if (can(useAccess(), 'manageTenant', null).allowed) return children;
  return (
    <Stack gap="xlarge">
      <TenantRefusal />
      <DevicePreferences />
    </Stack>
  );
}
