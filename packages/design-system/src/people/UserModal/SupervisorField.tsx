import { useId, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { label as labelStyle } from '../../fields/field.css.ts';
import { peopleMessages } from '../../messages/people.ts';
import { UserBadge } from '../UserBadge/UserBadge.tsx';
import { UserSelectModal } from '../UserSelectModal/UserSelectModal.tsx';
import type { SelectableUser, UserSearch } from '../UserSelectModal/userSelectModalTypes.ts';
import * as styles from './UserModal.css.ts';

interface SupervisorFieldProps {
  /** The supervisor; null for none. */
  value: SelectableUser | null;
  /** Another supervisor was chosen; null once they are removed. */
  onChange: (supervisor: SelectableUser | null) => void;
  /** Finds people to choose from. */
  search: UserSearch;
  /** Whether the supervisor can't be changed now, because the user is being saved. */
  isReadOnly: boolean;
}

const texts = peopleMessages.user;

/** Who is responsible for a user, chosen in the modal 'Select User'. */
export function SupervisorField({ value, onChange, search, isReadOnly }: SupervisorFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const name = useId();
  const group = useRef<HTMLDivElement>(null);
  return (
    <div ref={group} role="group" aria-labelledby={name} className={styles.supervisor}>
      <span id={name} className={labelStyle}>
        {texts.supervisor}
      </span>
      <div className={styles.supervisorName}>
        <span className={styles.person}>{value === null ? texts.noSupervisor : <UserBadge name={value.name} image={value.image ?? null} />}</span>
        <Button size="small" variant="outline" tone="neutral" isDisabled={isReadOnly} onPress={() => setOpen(true)}>
          {value === null ? texts.chooseSupervisor : texts.changeSupervisor}
        </Button>
        {value !== null && (
          <Button
            size="small"
            variant="quiet"
            tone="neutral"
            isDisabled={isReadOnly}
            onPress={() => {
              // The button is removed with the supervisor; focus stays in the field.
              group.current?.querySelector('button')?.focus();
              onChange(null);
            }}
          >
            {texts.removeSupervisor}
          </Button>
        )}
      </div>
      <UserSelectModal {...search} isOpen={isOpen} onOpenChange={setOpen} onSelect={onChange} />
    </div>
  );
}
