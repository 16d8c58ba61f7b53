import { PageHeader, Stack } from '@noticeboard/design-system';
import { settingsMessages } from '../../../messages/settings.ts';
import { DevicePreferences } from '../device/DevicePreferences.tsx';

/** Application › Settings: what belongs to this device, and the switches of the tenant (decisions-core O61). */
export function AppSettingsPage() {
  return (
    <Stack gap="xlarge">
      <PageHeader title={settingsMessages.entries.settings} />
      <DevicePreferences />
    </Stack>
  );
}
