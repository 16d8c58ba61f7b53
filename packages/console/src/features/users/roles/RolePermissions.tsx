import { RolePermissionsModal } from '@noticeboard/design-system/access';
import { type ReactNode, useMemo } from 'react';
import { describeError } from '../../../ground/describeError.ts';
import { useRead } from '../../../api/useRead.ts';
import { useAccess, useActingAs } from '../../../access/useAccess.ts';
import { permissionInstances } from './permissionInstances.ts';
import type { Role } from './roleRow.ts';

export interface RolePermissionsProps {
  /** The role whose permissions are edited; null for none. */
  role: Role | null;
  /** The user asked to close it, or it is saved. */
  onClose: () => void;
  /** The notice of a slow save. */
  notice: ReactNode;
  /** Saves all permissions of the role; `pageNames` are by page id. */
  onSave: (role: Role, permissions: Role['grantedContentInstancePermissions'], pageNames: ReadonlyMap<string, string>) => Promise<void>;
}

/** Read, Write and Delete of one role on each content instance (ROLE-05, ROLE-11, ROLE-12). */
export function RolePermissions({ role, onClose, notice, onSave }: RolePermissionsProps) {
  const actingAs = useActingAs();
  const pages = useRead(role === null ? null : '/api/management/content-instances');
  const types = useRead(role === null ? null : '/api/types/content');
  const access = useAccess();
  const instances = useMemo(
    () => permissionInstances(pages.data ?? [], types.data ?? [], access, role?.grantedContentInstancePermissions ?? []),
    [pages.data, types.data, access, role],
  );
  return (
    <RolePermissionsModal
      isOpen={role !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      roleId={role?.id ?? null}
      roleName={role?.name ?? ''}
      instances={instances}
      permissions={role?.grantedContentInstancePermissions ?? []}
      isLoading={pages.isLoading}
      loadError={pages.error === undefined ? null : describeError(pages.error, { actingAs }).detail}
      onRetry={pages.retry}
      notice={notice}
      onSave={async (permissions) => {
        if (role !== null) await onSave(role, permissions, new Map(instances.map(({ id, name }) => [id, name])));
      }}
    />
  );
}
