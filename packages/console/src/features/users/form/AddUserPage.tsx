import { UserModal } from '@noticeboard/design-system/people';
import { useFocusBack } from '../../../shared/pages/useArrival.ts';
import { can } from '../../../access/permissions.ts';
import { useAccess } from '../../../access/useAccess.ts';
import { useUserSearch } from '../../../shared/people/useUserSearch.ts';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';
import { useBackToList } from './useBackToList.ts';
import { UserFormFrame } from './UserFormFrame.tsx';
import { useSaveUser } from './useSaveUser.ts';
import { useUserChecks } from './useUserChecks.ts';
import { useUserChoices } from './useUserChoices.ts';

export { readsOfNewUser } from './readsOfForm.ts';

/** 'Add New User' over the list (`USER-04`). */
export function AddUserPage() {
  useFocusBack();
  const { isOpen, back } = useBackToList();
  const permission = can(useAccess(), 'manageUsers', null);
  const { choices, names, isLoaded, error, retry } = useUserChoices();
  const search = useUserSearch();
  const checks = useUserChecks();
  const { save, wasAdded, wait } = useSaveUser(null, names);
  if (!isLoaded || !permission.allowed) {
    return <UserFormFrame form="add" onClose={back} error={error} onRetry={retry} refusal={permission.allowed ? undefined : permission.reason} />;
  }
  return (
    <UserModal isOpen={isOpen} onOpenChange={back} {...choices} {...checks} supervisorSearch={search} wasAdded={wasAdded} onSave={save}>
      <SlowWrite {...wait} />
    </UserModal>
  );
}
