import type { components } from '@noticeboard/api-types/schema';
import type { NodePage } from '@noticeboard/design-system/organization';
import { contentTypeIcon } from '../../content/contentTypeIcon.tsx';
import { contentTypeLabel } from '../../content/contentTypeLabel.ts';
import { named } from '../../ground/named.ts';

type Schemas = components['schemas'];

/**
 * One list of the visible and the hidden pages in the order of the navigation. A page is visible or hidden according
 * to the list that it is in.
 */
export function nodePages(
  visible: readonly Schemas['NodeContentInstance'][],
  hidden: readonly Schemas['NodeContentInstance'][],
  types: readonly Schemas['ContentType'][],
  icons: readonly Schemas['Icon'][],
): NodePage[] {
  const typeNames = new Map(types.map(({ id, name }) => [id, name]));
  const iconNames = new Map(icons.map(({ id, name }) => [id, name]));
  const hiddenIds = new Set(hidden.map(({ id }) => id));
  return named([...visible.filter(({ id }) => !hiddenIds.has(id)), ...hidden])
    .toSorted((first, second) => first.order - second.order || first.name.localeCompare(second.name, undefined, { numeric: true }))
    .map(({ id, name, contentTypeId, iconId }) => {
      const typeName = typeNames.get(contentTypeId) ?? '';
      const ownIcon = iconNames.get(iconId ?? '');
      return {
        id,
        name,
        typeName: contentTypeLabel(typeName),
        ...(ownIcon === undefined ? { icon: contentTypeIcon(typeName) } : { iconId: ownIcon }),
        isVisible: !hiddenIds.has(id),
      };
    });
}
