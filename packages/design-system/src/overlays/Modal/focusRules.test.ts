import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const sources = globSync('**/*.tsx', { cwd: root }).filter((file) => !file.endsWith('.stories.tsx'));
const containing = (pattern: RegExp) => sources.filter((file) => pattern.test(readFileSync(root + file, 'utf8'))).sort();

describe('Focus in a modal', () => {
  test('Focus waits until the page behind is hidden; only content of the page or of a list takes it by itself', () => {
    expect(containing(/\bautoFocus\b/)).toEqual([
      'collections/BarSelect/OpenBarSelect.tsx',
      'collections/RowMenu/OpenRowMenu.tsx',
      'collections/Tree/rows/NameEditor.tsx',
      'collections/Tree/rows/RowMenu.tsx',
      'content/ConfirmationBoard/ConfirmationPeople.tsx',
      'content/SurveyQuestionEditor/SurveyQuestionEditor.tsx',
      'editor/RichTextEditor/toolbar/AskingBar.tsx',
      'editor/TemplateEditor/TemplateEditor.tsx',
      'fields/MultiSelect/MultiSelect.tsx',
      'fields/MultiSelect/MultiSelectList.tsx',
      'fields/PhoneField/CountrySelect.tsx',
      'navigation/ProfileMenu/OpenProfileMenu.tsx',
      'navigation/RoleSelector/OpenRoleSelector.tsx',
      'overlays/Menu/MenuList.tsx',
      'overlays/Menu/MenuPopover.tsx',
    ]);
  });

  test('Every dialog is a ModalDialog: no file over the page has a dialog of react-aria of its own', () => {
    const own = containing(/import \{[^}]*\bDialog\b[^}]*\} from 'react-aria-components/);
    expect(own.filter((file) => /<ModalOverlay/.test(readFileSync(root + file, 'utf8')))).toEqual(['overlays/SidePanel/SidePanel.tsx']);
  });

  test('Every window is closed before it unmounts: one that is rendered only while it is open has UntilLeft around it', () => {
    const packages = new URL('../../../../', import.meta.url).pathname;
    const conditional = /(?<before><UntilLeft>\s*)?\{?[^{}\n;]*\bisOpen(?:For\([^)]*\))? (?:&&|\?) \(?\s*<(?<name>\w*(?:Modal|Window|Form|Question|Dialog)\b)/g;
    const found = globSync(['design-system/src/**/*.tsx', 'console/src/**/*.tsx'], { cwd: packages }).flatMap((file) =>
      [...readFileSync(packages + file, 'utf8').matchAll(conditional)].map(({ groups }) => ({ name: `${file}: ${groups?.['name']}`, isAround: groups?.['before'] !== undefined })),
    );
    expect(found.filter(({ isAround }) => !isAround).map(({ name }) => name)).toEqual([]);
    expect(found.length).toBeGreaterThan(15);
  });
});
