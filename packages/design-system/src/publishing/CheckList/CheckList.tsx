import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { Fragment } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Link } from '../../actions/Link/Link.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { publishingMessages } from '../../messages/publishing.ts';
import * as styles from './CheckList.css.ts';

/** One thing to look at before publishing. */
export interface PublishCheck {
  /** Unique among them. */
  id: string;
  /** Whether it is in order; `unknown` where it cannot be determined, or not yet. */
  state: 'good' | 'open' | 'unknown';
  /** The finding, in a short sentence. */
  text: string;
  /** The things that it is about, by name, each a link to it that opens in a new tab. @default none */
  things?: readonly { id: string; name: string; href: string }[];
  /** The action that fixes it. @default no button */
  action?: { label: string; onPress: () => void };
}

const icons = { good: Check, open: Circle, unknown: CircleHelp } as const;

/** What to look at before something is published: quiet where all is in order, with an action that fixes it where not. It blocks nothing. */
export function CheckList({ checks }: { checks: readonly PublishCheck[] }) {
  const texts = publishingMessages.checks;
  if (checks.length === 0) return null;
  return (
    <ul aria-label={texts.label} className={styles.list}>
      {checks.map(({ id, state, text, things, action }) => {
        const Icon = icons[state];
        return (
          <li key={id} className={styles.check}>
            <Icon aria-hidden className={styles.icon({ state })} />
            <VisuallyHidden>{`${texts.states[state]}: `}</VisuallyHidden>
            <span className={styles.text({ state })}>
              {text}
              {things !== undefined && things.length > 0 && (
                <>
                  {': '}
                  {things.map((thing, index) => (
                    <Fragment key={thing.id}>
                      {index > 0 && ', '}
                      {/* What has been chosen for the publication stays in this one. */}
                      <Link href={thing.href} target="_blank" rel="noopener noreferrer">
                        {thing.name}
                        <VisuallyHidden>{` ${texts.newTab}`}</VisuallyHidden>
                      </Link>
                    </Fragment>
                  ))}
                </>
              )}
            </span>
            {action && (
              <Button size="small" variant="quiet" onPress={action.onPress}>
                {action.label}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
