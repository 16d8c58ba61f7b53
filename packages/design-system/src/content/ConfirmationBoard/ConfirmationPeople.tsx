import Search from 'lucide-react/icons/search';
import { type ReactNode, useId, useState } from 'react';
import { useFilter } from 'react-aria/useFilter';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { SearchField } from '../../fields/SearchField/SearchField.tsx';
import { SegmentedControl } from '../../fields/SegmentedControl/SegmentedControl.tsx';
import { engagementMessages } from '../../messages/engagement.ts';
import { UserBadge } from '../../people/UserBadge/UserBadge.tsx';
import { timestamp } from '../../time/timestamp.ts';
import * as styles from './ConfirmationBoard.css.ts';
import type { ConfirmationReader } from './confirmationBoardTypes.ts';

const texts = engagementMessages.board;
const parts = ['open', 'confirmed'] as const;

interface ConfirmationPeopleProps {
  /** Name of the unit. */
  name: string;
  /** Its readers. */
  people: readonly ConfirmationReader[];
  /** Renders the button to write to those who have not confirmed. */
  renderWriteTo?: (people: readonly ConfirmationReader[]) => ReactNode;
  /** IANA name of the reader's time zone. @default the device's */
  timeZone?: string;
}

/** The people of a unit, those who have not confirmed first. */
export function ConfirmationPeople({ name, people, renderWriteTo, timeZone }: ConfirmationPeopleProps) {
  const titleId = useId();
  const [part, setPart] = useState<(typeof parts)[number]>('open');
  const [search, setSearch] = useState<string | null>(null);
  const { contains } = useFilter({ sensitivity: 'base' });
  const open = people.filter(({ confirmedUtc }) => confirmedUtc === null);
  const confirmed = people.filter(({ confirmedUtc }) => confirmedUtc !== null);
  const ofPart = part === 'open' ? open : confirmed;
  const shown = ofPart.filter((person) => contains(person.name, search?.trim() ?? ''));
  const labels = { open: `${texts.notConfirmed} ${open.length.toLocaleString()}`, confirmed: `${texts.confirmed} ${confirmed.length.toLocaleString()}` };
  const nobody = part === 'open' ? texts.allHave : texts.noneHas;
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {name}
        </h2>
        <div className={styles.acts}>
          <SegmentedControl label={texts.show} size="small" segments={parts.map((id) => ({ id, label: labels[id] }))} value={part} onChange={(id) => setPart(parts.find((each) => each === id) ?? part)} />
          <IconButton label={texts.search} icon={<Search />} size="small" aria-expanded={search !== null} onPress={() => setSearch(search === null ? '' : null)} />
        </div>
      </div>
      {search !== null && (
        <div className={styles.search}>
          {/* A user who opens the search is about to type. */}
          <SearchField aria-label={texts.search} size="small" autoFocus value={search} onChange={setSearch} />
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <div role="group" aria-labelledby={titleId} tabIndex={0} className={styles.people}>
        {shown.length === 0 ? (
          <EmptyState title={ofPart.length === 0 ? nobody : texts.noneFound} />
        ) : (
          <ul>
            {shown.map(({ id, name: person, detail, confirmedUtc }) => (
              <li key={id} className={styles.person}>
                <UserBadge name={person} size="medium" {...(detail !== undefined && { detail })} />
                {confirmedUtc !== null && (
                  <time className={styles.quiet} dateTime={confirmedUtc}>
                    {timestamp(confirmedUtc, timeZone)}
                  </time>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {part === 'open' && open.length > 0 && renderWriteTo !== undefined && <WriteToFoot>{renderWriteTo(open)}</WriteToFoot>}
    </section>
  );
}

function WriteToFoot({ children }: { children: ReactNode }) {
  return children === null ? null : <div className={styles.foot}>{children}</div>;
}
