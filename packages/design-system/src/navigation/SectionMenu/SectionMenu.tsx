import { type ReactNode, useId } from 'react';
import { Link } from 'react-aria-components/Link';
import { useLinkRender } from '../../actions/Link/LinkElement.tsx';
import { Select } from '../../fields/Select/Select.tsx';
import * as styles from './SectionMenu.css.ts';

/** One part of the area. */
export interface SectionMenuEntry {
  id: string;
  /** The name of the part. */
  label: string;
  /** Its address. */
  href: string;
}

/** Parts that belong together, under a heading. */
export interface SectionMenuGroup {
  id: string;
  /** The heading. */
  title: string;
  /** From top to bottom. */
  entries: readonly SectionMenuEntry[];
}

export interface SectionMenuProps {
  /** Names the landmark and the select: 'Settings'. */
  label: string;
  /** Groups from top to bottom. */
  groups: readonly SectionMenuGroup[];
  /** Id of the entry whose page is shown; null for none of them. */
  currentId: string | null;
  /** The name of the page where it has no entry: the select of the narrow layout then shows it. */
  currentLabel?: string | undefined;
  /** Another entry was chosen in the select of the narrow layout: navigate to it. Links of the wide one navigate themselves. */
  onSelect: (entry: SectionMenuEntry) => void;
  /** The page of the entry. */
  children: ReactNode;
}

/** An area of several pages: a grouped menu beside the page, a select above it where there is little room (SET-18). For the whole application use `SideNav`. */
export function SectionMenu({ label, groups, currentId, currentLabel, onSelect, children }: SectionMenuProps) {
  const choices = groups.flatMap(({ title, entries }) => entries.map((entry) => ({ id: entry.id, label: entry.label, description: title })));
  return (
    <div className={styles.container}>
      <div className={styles.columns}>
        <nav aria-label={label} className={styles.menu}>
          {groups.map((group) => (
            <Group key={group.id} group={group} currentId={currentId} />
          ))}
        </nav>
        <div className={styles.choice}>
          <Select
            label={label}
            choices={choices}
            value={currentId}
            {...(currentLabel !== undefined && { placeholder: currentLabel })}
            onChange={(id) => {
              const entry = groups.flatMap(({ entries }) => entries).find((each) => each.id === id);
              if (entry !== undefined && id !== currentId) onSelect(entry);
            }}
          />
        </div>
        <div className={styles.page}>{children}</div>
      </div>
    </div>
  );
}

function Group({ group: { title, entries }, currentId }: { group: SectionMenuGroup; currentId: string | null }) {
  const heading = useId();
  return (
    <div className={styles.group}>
      <p id={heading} className={styles.title}>
        {title}
      </p>
      <ul aria-labelledby={heading} className={styles.rows}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryLink entry={entry} isCurrent={entry.id === currentId} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function EntryLink({ entry: { label, href }, isCurrent }: { entry: SectionMenuEntry; isCurrent: boolean }) {
  const render = useLinkRender(href);
  return (
    <Link href={href} {...(render && { render })} className={styles.row} {...(isCurrent && { 'aria-current': 'page' })}>
      {label}
    </Link>
  );
}
