import type { RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { mentionMessages as texts } from '../../messages/mention.ts';
import { UserBadge } from '../../people/UserBadge/UserBadge.tsx';
import * as styles from './MentionTextArea.css.ts';
import type { MentionPerson } from './mentionTypes.ts';
import type { MentionSearch } from './useMentionSearch.ts';

interface MentionListProps {
  /** Id of the list box, by which the field controls it. */
  id: string;
  /** The element below which the list opens. */
  anchorRef: RefObject<Element | null>;
  /** What was typed after the @. */
  phrase: string;
  /** The people found for it, and the state of the search. */
  search: MentionSearch;
  /** The person that Enter chooses. */
  active: MentionPerson | undefined;
  /** Id of a person's row, by which the field points at the active one. */
  optionId: (person: MentionPerson) => string;
  /** A person was pressed. */
  onChoose: (person: MentionPerson) => void;
}

function status({ state, people }: MentionSearch, phrase: string): string {
  if (state === 'hint') return texts.hint;
  if (state === 'loading') return texts.loading;
  if (state === 'failed') return texts.failed;
  return people.length === 0 ? texts.none(phrase) : texts.found(people.length);
}

/** People to choose from, below the field. The cursor stays in the text, which points at the active one. */
export function MentionList({ id, anchorRef, phrase, search, active, optionId, onChoose }: MentionListProps) {
  const words = status(search, phrase);
  const hasPeople = search.people.length > 0;
  return (
    <Popover triggerRef={anchorRef} isOpen isNonModal placement="bottom start" offset={4} className={styles.popover} aria-label={texts.list}>
      {hasPeople && (
        <div id={id} role="listbox" aria-label={texts.list} className={styles.list}>
          {search.people.map((person) => (
            <div
              key={person.id}
              id={optionId(person)}
              role="option"
              aria-selected={person === active}
              tabIndex={-1}
              className={styles.option}
              ref={(element) => {
                if (person === active) element?.scrollIntoView({ block: 'nearest' });
              }}
              // The press must not take the cursor out of the text.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onPointerUp={() => onChoose(person)}
            >
              <UserBadge name={person.name} image={person.image ?? null} detail={[`@${person.username}`, person.detail].filter(Boolean).join(' · ')} size="medium" />
            </div>
          ))}
        </div>
      )}
      {hasPeople ? (
        <VisuallyHidden>
          <span role="status">{words}</span>
        </VisuallyHidden>
      ) : (
        <p role="status" className={styles.status}>
          {words}
        </p>
      )}
    </Popover>
  );
}
