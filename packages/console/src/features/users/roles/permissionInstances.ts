import type { components } from '@noticeboard/api-types/schema';
import type { PermissionInstance, Right } from '@noticeboard/design-system/access';
import { roleMessages as texts } from '../../../messages/roles.ts';
import type { Access } from '../../../access/permissions.ts';
import { contentTypeLabel } from '../../../content/contentTypeLabel.ts';
import type { Role } from './roleRow.ts';
import { named } from '../../../ground/named.ts';

type Page = components['schemas']['ContentInstance'];
type ContentType = components['schemas']['ContentType'];

const rights: readonly Right[] = ['canRead', 'canWrite', 'canDelete'];
const { compare } = new Intl.Collator(undefined, { numeric: true });

/**
 * The content pages in a role's permissions, in the order of the navigation. A unit administrator cannot give
 * a right that their own role lacks; one that the role already has can still be taken and given back.
 */
export function permissionInstances(
  pages: readonly Page[],
  types: readonly ContentType[],
  { actingRole, grants }: Pick<Access, 'actingRole' | 'grants'>,
  granted: Role['grantedContentInstancePermissions'],
): PermissionInstance[] {
  return named(pages)
    .toSorted((first, second) => first.order - second.order || compare(first.name, second.name))
    .map(({ id, name, contentTypeId }) => {
      const type = types.find((each) => each.id === contentTypeId)?.name;
      const has = (list: Role['grantedContentInstancePermissions'], right: Right) => list.some((grant) => grant.contentInstanceId === id && grant[right]);
      const refusedRights = actingRole === 'SuperAdmin' ? [] : rights.filter((right) => !has(grants, right) && !has(granted, right));
      return {
        id,
        name,
        ...(type !== undefined && { typeName: contentTypeLabel(type) }),
        ...(refusedRights.length > 0 && { refusedRights, refusedReason: texts.refusedRights(refusedRights.map((right) => texts.rights[right])) }),
      };
    });
}
