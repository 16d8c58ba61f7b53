import type { components } from '@noticeboard/api-types/schema';
import type { ContentTemplate } from '@noticeboard/design-system/content';
import { contentTypeIcon } from '../../../content/contentTypeIcon.tsx';
import { contentKinds, contentTypeNames, isContentTypeName } from '../../../content/kinds.ts';

type ContentType = components['schemas']['ContentType'];

/** A page's templates: the types with a record here that the host lists, in the order of core §1, each with its initial icon (SET-01, SET-21, SET-30). */
export function templateChoices(types: readonly (ContentType | null)[] | undefined): ContentTemplate[] {
  if (!Array.isArray(types)) return [];
  const known = (types as readonly (ContentType | null)[]).flatMap((type) => (type !== null && isContentTypeName(type.name) ? [{ ...type, name: type.name }] : []));
  return known
    .toSorted((first, second) => contentTypeNames.indexOf(first.name) - contentTypeNames.indexOf(second.name))
    .map(({ id, name, description }) => ({ id, name, description, icon: contentTypeIcon(name), hasTargetEmail: contentKinds[name].asksForTargetEmail ?? false }));
}
