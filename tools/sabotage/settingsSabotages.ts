import type { Sabotage } from './sabotageType.ts';

/** Pages of the settings, and the templates in them. */
export const settingsSabotages: Sabotage[] = [
  {
    name: 'a tenant whose name was saved, though the response was lost, keeps its former name around the page',
    file: 'packages/console/src/features/settings/tenant/useTenantChange.ts',
    find: '      note(now);\n',
    replace: '',
    script: 'e2e',
    scriptArguments: ['journeys/settings-tenant', '-g', 'though the response was lost', '--workers=1'],
  },
  {
    name: 'a page of the settings has its title twice',
    file: 'packages/console/src/features/settings/theme/ThemePage.tsx',
    find: '        <Colours />',
    replace: '        <h2>Theme</h2>\n        <Colours />',
    script: 'e2e',
    scriptArguments: ['journeys/every-address', '--workers=2'],
  },
  {
    name: 'nothing shows that the keys go to the preview of an e-mail',
    file: 'packages/design-system/src/templates/MailPreview/useFrameFocus.ts',
    find: "  useListener('blur', look);\n",
    replace: '',
    script: 'e2e',
    scriptArguments: ['journeys/templates.spec', '-g', 'has a ring', '--workers=1'],
  },
];
