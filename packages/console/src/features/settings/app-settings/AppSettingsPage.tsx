import { PageHeader, Stack } from '@noticeboard/design-system';
import { settingsMessages } from '../../../messages/settings.ts';
import { can } from '../../../access/permissions.ts';
import { useAccess } from '../../../access/useAccess.ts';
import { DevicePreferences } from '../device/DevicePreferences.tsx';
import { TenantRefusal } from '../tenant/TenantRefusal.tsx';
import { TenantFlags } from './TenantFlags.tsx';

/** Application › Settings: what belongs to this device, and the switches of the tenant (decisions-core O61). */
export function AppSettingsPage() {
  const mayManage = can(useAccess(), 'manageTenant', null).allowed;
  return (
    <Stack gap="large">
      <PageHeader title={settingsMessages.entries.settings} />
      <DevicePreferences />
      {mayManage ? <TenantFlags /> : <TenantRefusal />}
    </Stack>
  );
}
