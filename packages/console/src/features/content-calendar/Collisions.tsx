import { Alert, Button, Link } from '@noticeboard/design-system';
import { contentCalendarMessages as texts } from '../../messages/contentCalendar.ts';
import { panelDate } from '../../shared/dates.ts';
import type { CalendarSpan, PinCollision } from './calendarEntries.ts';
import * as styles from './CalendarScreen.css.ts';

/** Collisions that are listed one by one. */
const mostTold = 3;

export interface CollisionsProps {
  /** Those in sight, in the order of their pins. */
  collisions: readonly PinCollision[];
  /** The address of the item that is pinned. */
  hrefOf: (pin: CalendarSpan) => string;
  /** Names of units by id. */
  nodeNames: ReadonlyMap<string, string>;
  /** Whether a pin belongs to a publication that can be rescheduled. */
  canReschedule: (pin: CalendarSpan) => boolean;
  /** The user asked to reschedule, beginning with an instant. */
  onReschedule: (pin: CalendarSpan, instant: string) => void;
}

/** Where two pins of a page want to be on top at one unit, with the one action that resolves it. */
export function Collisions({ collisions, hrefOf, nodeNames, canReschedule, onReschedule }: CollisionsProps) {
  const rest = collisions.length - mostTold;
  return (
    <>
      {collisions.slice(0, mostTold).map(({ nodeId, from, to, pins: [first, second] }) => (
        <Alert
          key={`${first.item.id} ${second.item.id} ${from}`}
          tone="warning"
          title={texts.collide}
          action={
            canReschedule(second) && (
              <Button size="small" variant="outline" tone="neutral" onPress={() => onReschedule(second, first.to)}>
                {texts.pinSecondFrom(panelDate(first.to))}
              </Button>
            )
          }
        >
          <Link href={hrefOf(first)}>{first.name}</Link>
          {texts.collisionAnd}
          <Link href={hrefOf(second)}>{second.name}</Link>
          {texts.collision(nodeNames.get(nodeId) ?? null, panelDate(from), panelDate(to))}
        </Alert>
      ))}
      {rest > 0 && <p className={styles.quiet}>{texts.moreCollisions(rest)}</p>}
    </>
  );
}
