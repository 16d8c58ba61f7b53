import { tableDate } from './dates.ts';
import { part } from './TableDate.css.ts';

/** A moment in a table (`tableDate`); in a narrow column the time wraps below the day, and neither breaks. */
export function TableDate({ utc }: { utc: string }) {
  const [day = '', ...time] = tableDate(utc).split(' ');
  return (
    <>
      <span className={part}>{day}</span> <span className={part}>{time.join(' ')}</span>
    </>
  );
}
