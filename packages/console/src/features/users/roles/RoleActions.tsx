import Pencil from 'lucide-react/icons/pencil';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Permission } from '../../../access/permissions.ts';
import { roleMessages as texts } from '../../../messages/roles.ts';
import { listMessages } from '../../../messages/wholeList.ts';
import { RowActs } from '../wholeList/RowActs.tsx';
import type { RoleRow } from './roleRow.ts';

/** The actions on a role from its row. */
export type RoleAct = 'edit' | 'permissions' | 'delete';

export interface RoleActionsProps {
  /** The role with its permissions and refusals. */
  row: RoleRow;
  /** An action was chosen; never a refused one. */
  onAct: (act: RoleAct, row: RoleRow) => void;
}

const reasonOf = (permission: Permission) => (permission.allowed ? undefined : permission.reason);

/** Permissions, Edit and Delete of a row; a refused one says why. */
export function RoleActions({ row, onAct }: RoleActionsProps) {
  return (
    <RowActs
      row={row}
      onAct={onAct}
      acts={[
        { id: 'permissions', label: texts.permissions, icon: <ShieldCheck />, refusal: reasonOf(row.editPermissions) },
        { id: 'edit', label: listMessages.edit, icon: <Pencil />, refusal: reasonOf(row.edit) },
        { id: 'delete', label: listMessages.delete, icon: <Trash2 />, refusal: reasonOf(row.delete) },
      ]}
    />
  );
}
