import { useState } from 'react';
import { useFilter } from 'react-aria/useFilter';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../feedback/ErrorState/ErrorState.tsx';
import { TableSkeleton } from '../../feedback/TableSkeleton/TableSkeleton.tsx';
import { SearchField } from '../../fields/SearchField/SearchField.tsx';
import { FormModal, type FormWindowProps } from '../../overlays/FormModal/FormModal.tsx';
import { useForm } from '../../forms/useForm.ts';
import { accessMessages } from '../../messages/access.ts';
import { changedPermissions, type ContentInstancePermission, permissionsToSave, withPermissions } from './permissionRules.ts';
import { PermissionTable } from './PermissionTable.tsx';
import * as styles from './RolePermissionsModal.css.ts';
import type { PermissionInstance } from './permissionInstance.ts';
import { UntilLeft } from '../../overlays/UntilLeft.tsx';

const text = accessMessages.permissions;
/** More rows than this get a search, as more than ten pages do in the navigation. */
const rowsWithoutSearch = 10;

export interface RolePermissionsModalProps extends FormWindowProps {
  /** Id of the role; null while none is edited. */
  roleId: string | null;
  /** The name of the role. */
  roleName: string;
  /** Every content instance that may be granted, in the order shown. */
  instances: readonly PermissionInstance[];
  /** What the role may do now: its `grantedContentInstancePermissions`. Read once, when the modal opens. */
  permissions: readonly ContentInstancePermission[];
  /** Whether the instances are loading. @default false */
  isLoading?: boolean;
  /** The message of a failed load. */
  loadError?: string | null;
  /** 'Try again' of the failed load. */
  onRetry?: () => void;
  /**
   * Saves all permissions of the role, unchanged ones included. The modal closes when it resolves; when it rejects, it
   * stays with every change and shows the error's message (core §8).
   */
  onSave: (permissions: ContentInstancePermission[]) => Promise<void>;
}

/** Grants a role Read, Write and Delete on each content instance (ROLE-05, ROLE-11, ROLE-12). Resets each time it opens. */
export function RolePermissionsModal(props: RolePermissionsModalProps) {
  return <UntilLeft>{props.isOpen && <PermissionsForm {...props} />}</UntilLeft>;
}

/** Only what was changed: neither a draft nor a save reverts what others have granted since. */
interface TurnedPermissions {
  turned: readonly ContentInstancePermission[];
}

function PermissionsForm({ roleId, roleName, instances, permissions, onSave, describeError, ...props }: RolePermissionsModalProps) {
  const { isLoading = false, loadError = null, onRetry, ...modal } = props;
  const { contains } = useFilter({ sensitivity: 'base', ignorePunctuation: true });
  const [phrase, setPhrase] = useState('');
  const form = useForm<TurnedPermissions>({
    initial: { turned: [] },
    fields: {},
    draft: { id: [text.title, roleId].join(' ') },
    onSave: ({ turned }) => onSave(permissionsToSave(permissions, withPermissions(permissions, turned))),
    describeError,
  });
  const current = withPermissions(permissions, form.values.turned);
  const found = instances.filter(({ name, typeName = '' }) => contains(name, phrase) || contains(typeName, phrase));
  const isReady = !isLoading && loadError === null;
  return (
    <FormModal {...modal} form={form} title={text.title} submitLabel={accessMessages.save}>
      <p className={styles.note}>
        {text.of(roleName)} {text.rule}
      </p>
      {isLoading && <TableSkeleton label={text.loading} rows={4} columns={4} />}
      {loadError !== null && !isLoading && <ErrorState title={text.loadFailed} detail={loadError} {...(onRetry && { onRetry })} />}
      {isReady && instances.length > rowsWithoutSearch && (
        <SearchField aria-label={text.search} placeholder={text.search} value={phrase} onChange={setPhrase} />
      )}
      {isReady && found.length === 0 && <EmptyState title={instances.length === 0 ? text.empty : text.noMatch(phrase)} />}
      {isReady && found.length > 0 && (
        <PermissionTable
          instances={found}
          permissions={current}
          onChange={(next) => form.change({ turned: changedPermissions(permissions, next) })}
          isLocked={form.isSaving}
        />
      )}
    </FormModal>
  );
}
