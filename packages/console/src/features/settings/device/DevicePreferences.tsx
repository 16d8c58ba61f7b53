import { Card, RadioGroup, Stack, Switch } from '@noticeboard/design-system';
import { settingsMessages } from '../../../messages/settings.ts';
import { useStore } from '../../../session/ConsoleSessionContext.tsx';
import { useAccess } from '../../../access/useAccess.ts';
import { type Appearance, appearancePreference, contentTypePreference, shortcutsPreference } from '../../../shared/devicePreferences.ts';

const texts = settingsMessages.device;

const choices: { id: Appearance; label: string; description?: string }[] = [
  { id: 'system', label: texts.appearances.system, description: texts.followsDevice },
  { id: 'light', label: texts.appearances.light },
  { id: 'dark', label: texts.appearances.dark },
];

/** Dark mode, the content type in the navigation and keys without a modifier, kept on the device (core §1, decisions-core O16). They apply immediately. */
export function DevicePreferences() {
  // Staff have no navigation (core §6).
  const hasNavigation = useAccess().highestRole !== 'Staff';
  const showsContentType = useStore(contentTypePreference);
  const hasShortcuts = useStore(shortcutsPreference);
  return (
    <Card title={texts.title}>
      <Stack gap="xlarge">
        <p>{texts.text}</p>
        <RadioGroup
          label={texts.appearance}
          orientation="horizontal"
          choices={choices}
          value={useStore(appearancePreference)}
          onChange={(id) => appearancePreference.choose(choices.find((choice) => choice.id === id)?.id ?? 'system')}
        />
        {hasNavigation && (
          <Switch isSelected={showsContentType} onChange={contentTypePreference.choose} description={texts.showsContentTypeHint}>
            {texts.showsContentType}
          </Switch>
        )}
        {hasNavigation && (
          <Switch isSelected={hasShortcuts} onChange={shortcutsPreference.choose} description={texts.shortcutsHint}>
            {texts.shortcuts}
          </Switch>
        )}
      </Stack>
    </Card>
  );
}
