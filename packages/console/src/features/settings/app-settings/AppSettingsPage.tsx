import { Stack } from '@noticeboard/design-system';
import { entryMessages } from '../../../messages/entry.ts';
import { messages } from '../../../messages/en.ts';
import { can } from '../../../access/permissions.ts';
import { useAccess } from '../../../access/useAccess.ts';
import { PageTitle } from '../../../shared/pages/PageTitle.tsx';
import { DevicePreferences } from '../device/DevicePreferences.tsx';
import { TenantRefusal } from '../tenant/TenantRefusal.tsx';
import { TenantFlags } from './TenantFlags.tsx';

/** Application › Settings: the preferences of this device, and the switches of the tenant (decisions-core O61). */
export function AppSettingsPage() {
  const mayManage = can(useAccess(), 'manageTenant', null).allowed;
  return (
    <Stack gap="large">
      <PageTitle facts={mayManage ? entryMessages.pages.settingsAppSettings.subtitle : messages.deviceSettings} />
      <DevicePreferences />
      {mayManage ? <TenantFlags /> : <TenantRefusal />}
    </Stack>
  );
}
