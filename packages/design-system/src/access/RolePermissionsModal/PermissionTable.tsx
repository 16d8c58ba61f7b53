import { useId } from 'react';
import { Checkbox } from '../../fields/Checkbox/Checkbox.tsx';
import { accessMessages } from '../../messages/access.ts';
import { type ContentInstancePermission, permissionOf, type Right, rights, rightState, withRights } from './permissionRules.ts';
import * as styles from './RolePermissionsModal.css.ts';
import type { PermissionInstance } from './permissionInstance.ts';

const text = accessMessages.permissions;

interface PermissionTableProps {
  /** The instances that match the search; the switches in the head change only these. */
  instances: readonly PermissionInstance[];
  /** What is granted on all instances, those outside the search included. */
  permissions: readonly ContentInstancePermission[];
  /** Called with all permissions, the changed ones among them. */
  onChange: (permissions: ContentInstancePermission[]) => void;
  /** Whether nothing can be changed now, because it is being saved. */
  isLocked: boolean;
}

/** Content instances and what is granted on each, with a box over each column for all of them. */
export function PermissionTable({ instances, permissions, onChange, isLocked }: PermissionTableProps) {
  const id = useId();
  const isRefused = ({ refusedRights = [] }: PermissionInstance, right: Right) => refusedRights.includes(right);
  return (
    <table className={styles.table} aria-label={text.table}>
      <thead>
        <tr>
          <th scope="col" className={`${styles.head} ${styles.nameHead}`}>
            {text.instance}
          </th>
          {rights.map((right) => {
            const ids = instances.filter((instance) => !isRefused(instance, right)).map((instance) => instance.id);
            const state = rightState(permissions, ids, right);
            return (
              <th key={right} scope="col" className={`${styles.head} ${styles.right}`} aria-labelledby={`${id}-${right}`}>
                <span className={styles.rightHead}>
                  <span id={`${id}-${right}`}>{text.rights[right]}</span>
                  <Checkbox
                    aria-label={text.all(text.rights[right])}
                    isSelected={state === 'all'}
                    isIndeterminate={state === 'some'}
                    isDisabled={ids.length === 0}
                    isReadOnly={isLocked}
                    onChange={() => onChange(withRights(permissions, ids, right, state !== 'all'))}
                  />
                </span>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {instances.map((instance) => {
          const permission = permissionOf(permissions, instance.id);
          return (
            <tr key={instance.id}>
              <th scope="row" className={styles.name}>
                {instance.name}
                {instance.typeName !== undefined && <span className={styles.detail}>{instance.typeName}</span>}
                {instance.refusedReason !== undefined && <span className={styles.detail}>{instance.refusedReason}</span>}
              </th>
              {rights.map((right) => (
                <td key={right} className={styles.cell}>
                  <span className={styles.mark}>
                    <Checkbox
                      aria-label={text.grant(text.rights[right], instance.name)}
                      isSelected={permission[right]}
                      isDisabled={isRefused(instance, right)}
                      isReadOnly={isLocked}
                      onChange={(isOn) => onChange(withRights(permissions, [instance.id], right, isOn))}
                    />
                  </span>
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
