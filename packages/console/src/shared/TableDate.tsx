import { tableDate } from './dates.ts';
import { part } from './TableDate.css.ts';

/** A moment in a table (`tableDate`); in a narrow column day and time stand one under the other, never torn apart. */
export function TableDate({ utc }: { utc: string }) {
  const [day = '', ...time] = tableDate(utc).split(' ');
  return (
    <>
      <span className={part}>{day}</span> <span className={part}>{time.join(' ')}</span>
    </>
  );
}
