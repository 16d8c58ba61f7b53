import { type FormFields, oneLine, required } from '@noticeboard/design-system';
import type { PageSettings } from '../../../content/pageCalls.ts';
import { contentPageMessages } from '../../../messages/contentPages.ts';

const texts = contentPageMessages.settingsForm;

/** The settings that pages of every type have (decisions-content O10). */
export type BasicSettings = Required<Pick<PageSettings, 'name' | 'order' | 'iconId'>>;

/** Their fields; an order that is not a number is 0. */
export const basicSettingsFields = {
  name: { label: texts.name, clean: oneLine, rules: [required] },
  order: { label: texts.order, clean: (order: number) => (Number.isNaN(order) ? 0 : order) },
} satisfies FormFields<BasicSettings>;
