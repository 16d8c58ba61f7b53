import { useId } from 'react';
import { Link } from '../actions/Link/Link.tsx';
import { Alert } from '../feedback/Alert/Alert.tsx';
import { lockedMessages as texts } from '../messages/locked.ts';
import * as styles from './LockedFacts.css.ts';

/** A detail that is shown and cannot be changed. */
interface LockedFact {
  name: string;
  /** Empty texts are shown as 'None'. */
  value: string;
}

interface LockedFactsProps {
  /** The details, in the order in which they are shown. */
  facts: readonly LockedFact[];
  /** The address where they are changed; without it only its name is shown (decisions-core O57). */
  customerPortalHref: string | null;
}

/**
 * The details of a super administrator that are changed in the customer portal, as text under one notice that says so (USER-15 to
 * USER-18, PROF-07 to PROF-09). It is a disabled group, described by the notice.
 */
export function LockedFacts({ facts, customerPortalHref }: LockedFactsProps) {
  const notice = useId();
  return (
    <div role="group" aria-label={texts.label} aria-disabled aria-describedby={notice} className={styles.root}>
      <div id={notice}>
        <Alert tone="info" title={texts.title}>
          {texts.text}
          {customerPortalHref !== null && (
            <>
              {' '}
              <Link href={customerPortalHref} target="_blank" rel="noopener noreferrer">
                {texts.openPortal}
              </Link>
            </>
          )}
        </Alert>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value === '' ? texts.none : value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
