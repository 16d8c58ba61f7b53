import { IconButton } from '@noticeboard/design-system';
import Pencil from 'lucide-react/icons/pencil';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Trash2 from 'lucide-react/icons/trash-2';
import { roleMessages as texts } from '../../../messages/roles.ts';
import type { Permission } from '../../../access/permissions.ts';
import { actions } from '../rowActions.css.ts';
import type { RoleRow } from './roleRow.ts';

/** What may be done to a role from its row. */
export type RoleAct = 'edit' | 'permissions' | 'delete';

export interface RoleActionsProps {
  /** The role, with what may be done to it and why not. */
  row: RoleRow;
  /** One of the buttons was pressed; never one that is refused. */
  onAct: (act: RoleAct, row: RoleRow) => void;
}

const reasonOf = (permission: Permission) => (permission.allowed ? undefined : permission.reason);

/** Permissions, Edit and Delete of a row; a refused one says why. */
export function RoleActions({ row, onAct }: RoleActionsProps) {
  return (
    <span className={actions}>
      <IconButton
        size="small"
        label={texts.permissionsOf(row.name)}
        icon={<ShieldCheck />}
        disabledReason={reasonOf(row.editPermissions)}
        onPress={() => onAct('permissions', row)}
      />
      <IconButton size="small" label={texts.edit(row.name)} icon={<Pencil />} disabledReason={reasonOf(row.edit)} onPress={() => onAct('edit', row)} />
      <IconButton
        size="small"
        tone="danger"
        label={texts.delete(row.name)}
        icon={<Trash2 />}
        disabledReason={reasonOf(row.delete)}
        onPress={() => onAct('delete', row)}
      />
    </span>
  );
}
