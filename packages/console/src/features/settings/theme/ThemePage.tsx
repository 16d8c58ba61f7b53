import { Card, ColourThemePicker, Stack } from '@noticeboard/design-system';
import { settingsMessages } from '../../../messages/settings.ts';
import { useConsoleSession, useWorkspace } from '../../../session/ConsoleSessionContext.tsx';
import { PageTitle } from '../../../shared/pages/PageTitle.tsx';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';
import { TenantSettings } from '../TenantSettings.tsx';
import { colourOf, missingColours, themeIdOf } from './themeIds.ts';
import { useThemeChoice } from './useThemeChoice.ts';

const texts = settingsMessages.theme;

/** Settings › Theme: one of four colours for the whole tenant, which applies immediately (SET-26). */
export function ThemePage() {
  return (
    <TenantSettings>
      <Stack gap="large">
        <PageTitle facts={texts.subtitle} />
        <Colours />
      </Stack>
    </TenantSettings>
  );
}

function Colours() {
  const { themes } = useConsoleSession().configuration;
  const { tenantThemeId } = useWorkspace().tenant;
  const { choose, isSlow, cancel } = useThemeChoice();
  const colour = colourOf(themes, tenantThemeId);
  const missing = missingColours(themes);
  const hints = [colour === null && texts.isDefault, missing.length > 0 && missing.length < 4 && texts.missing(missing.join(', '))].filter((hint) => hint !== false);
  return (
    <Card>
      <ColourThemePicker
        label={texts.colour}
        value={colour}
        onChange={(chosen) => {
          const themeId = themeIdOf(themes, chosen);
          if (themeId !== undefined) choose(themeId);
        }}
        description={hints.join(' ') || undefined}
        disabledReason={missing.length === 4 ? texts.none : undefined}
      />
      <SlowWrite isSlow={isSlow} cancel={cancel} />
    </Card>
  );
}
