import { type Form, type FormFields, useForm } from '@noticeboard/design-system';
import type { ContentTypeName } from '../../../content/kinds.ts';
import type { BasicSettings } from './basicSettings.ts';
import type { SettingsFrameProps } from './SettingsFrame.tsx';
import { usePageSettings } from './usePageSettings.ts';

/**
 * The form of the settings of a page of any type, and the props of its frame.
 *
 * @param initial the settings as they were read; the same object until they are read again
 */
export function useSettingsForm<Settings extends BasicSettings>(
  type: ContentTypeName,
  id: string,
  initial: Settings,
  fields: FormFields<Settings>,
): { form: Form<Settings>; frame: Omit<SettingsFrameProps, 'children'> } {
  const { save, ...wait } = usePageSettings<Settings>(type, id);
  const form = useForm<Settings>({
    initial,
    fields,
    draft: { id: 'page-settings' },
    onSave: async (_, change) => {
      await save(change);
    },
  });
  const icon = { value: form.values.iconId, onChange: (iconId: string | null) => form.change({ iconId } as Partial<Settings>) };
  return { form, frame: { form, name: form.field('name'), order: form.field('order'), icon, wait } };
}
