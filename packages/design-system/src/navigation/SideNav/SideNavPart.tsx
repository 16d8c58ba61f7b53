import { memo } from 'react';
import { messages } from '../../messages/en.ts';
import { Announcement } from '../../feedback/announcement/Announcement.tsx';
import { RetryButton } from '../../feedback/RetryButton.tsx';
import { SearchField } from '../../fields/SearchField/SearchField.tsx';
import * as styles from './SideNav.css.ts';
import { SideNavEntryRow } from './SideNavEntryRow.tsx';
import { SideNavFilters } from './SideNavFilters.tsx';
import type { SideNavSection } from './sideNavTypes.ts';

const text = messages.sideNav;

const widths = ['70%', '55%', '80%', '45%'] as const;

function LoadingRows({ count, isDescribed }: { count: number; isDescribed: boolean }) {
  return (
    <div role="status" aria-label={text.loading} className={styles.rows}>
      {Array.from({ length: count }, (_, row) => (
        <span key={row} className={styles.loadingRow({ isDescribed })}>
          <span className={styles.loadingBar} style={{ inlineSize: widths[row % widths.length] }} />
        </span>
      ))}
    </div>
  );
}

// Neither changes with the page that is shown.
const Filters = memo(SideNavFilters);
const Search = memo(function Search({ label, value, onChange }: NonNullable<SideNavSection['search']>) {
  return <SearchField aria-label={label} placeholder={label} value={value} onChange={onChange} />;
});

/** One group of the navigation, with its filters and search. Part of `SideNav`. */
export function SideNavPart({ section }: { section: SideNavSection }) {
  const { id, title, entries, filters, search, failure, isLoading = false, loadingCount = widths.length, isLoadingDescribed = false } = section;
  const isNarrowed = (search?.value ?? '') !== '' || (filters?.selected ?? null) !== null;
  const emptyText = section.emptyText ?? (isNarrowed ? text.noMatch : text.empty);
  return (
    <div className={styles.section}>
      {title !== undefined && <h2 className={styles.title}>{title}</h2>}
      {search && <Search {...search} />}
      {filters && <Filters {...filters} />}
      {isLoading ? (
        <LoadingRows count={loadingCount} isDescribed={isLoadingDescribed} />
      ) : (
        <>
          {entries.length > 0 && (
            <ul className={styles.rows}>
              {entries.map((entry) => (
                <SideNavEntryRow key={entry.id} entry={entry} />
              ))}
            </ul>
          )}
          {/* Always mounted, so that the sentence is announced when a search leaves nothing. */}
          <p key={id} role="status" className={styles.empty}>
            {failure?.text ?? (entries.length === 0 ? emptyText : '')}
          </p>
          <Announcement>{isNarrowed && failure === undefined && entries.length > 0 ? text.found(entries.length) : ''}</Announcement>
          {failure && (
            <RetryButton size="small" variant="quiet" label={failure.retryLabel} onRetry={failure.onRetry} />
          )}
        </>
      )}
    </div>
  );
}
