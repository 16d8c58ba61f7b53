import Download from 'lucide-react/icons/download';
import Info from 'lucide-react/icons/info';
import Table2 from 'lucide-react/icons/table-2';
import ChartBar from 'lucide-react/icons/chart-bar';
import { useMemo, useState } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { DataTable } from '../../collections/DataTable/DataTable.tsx';
import type { DataTableColumn } from '../../collections/DataTable/dataTableTypes.ts';
import { say } from '../../feedback/announcement/say.ts';
import { chartMessages } from '../../messages/charts.ts';
import { engagementMessages } from '../../messages/engagement.ts';
import { spanInWords } from '../../time/spanInWords.ts';
import { timestamp } from '../../time/timestamp.ts';
import * as styles from './ConfirmationBoard.css.ts';
import type { ConfirmationBoardProps, ConfirmationUnit } from './confirmationBoardTypes.ts';
import { ConfirmationPeople } from './ConfirmationPeople.tsx';
import { ConfirmationUnits, ShareTrack } from './ConfirmationUnits.tsx';

const texts = engagementMessages.board;
/** The id of the row of all units together, which no unit has. */
const allUnits = 'all';

const columns: readonly DataTableColumn<ConfirmationUnit>[] = [
  { id: 'unit', header: texts.unit, isRowHeader: true, cell: ({ name }) => name },
  { id: 'confirmed', header: texts.confirmed, align: 'end', width: '9rem', cell: ({ confirmed }) => confirmed.toLocaleString() },
  { id: 'open', header: texts.notConfirmed, align: 'end', width: '9rem', cell: ({ confirmed, readers }) => (readers - confirmed).toLocaleString() },
  { id: 'readers', header: texts.readers, align: 'end', width: '9rem', cell: ({ readers }) => readers.toLocaleString() },
];

/**
 * How many of a post's readers have confirmed to have read it: the number, the units with the lowest share first, and the people
 * of the chosen unit. Arrow keys move between the units.
 */
export function ConfirmationBoard({ sinceUtc, now, units, unitId, onUnitChange, readers, remarks, nobody, onDownload, renderWriteTo, timeZone }: ConfirmationBoardProps) {
  const [isTable, setTable] = useState(false);
  // Kept when the order of the units changes: the user may be about to write to its people.
  const [firstId, setFirstId] = useState<string | null>(null);
  if (firstId === null && units[0] !== undefined) setFirstId(units[0].id);
  const confirmed = readers.filter(({ confirmedUtc }) => confirmedUtc !== null).length;
  const rows = useMemo(() => (units.length > 1 ? [sumOf(units), ...units] : units), [units]);
  // A unit whose last reader has left can't be chosen any more.
  const chosen = rows.find(({ id }) => id === unitId) ?? units.find(({ id }) => id === firstId) ?? units[0];
  const turn = () => {
    setTable(!isTable);
    // No screen reader announces the button's new label while it keeps the focus.
    say(isTable ? chartMessages.shownAsChart : chartMessages.shownAsTable);
  };
  return (
    <section aria-label={texts.title} className={styles.board}>
      <div className={styles.summary}>
        <p className={styles.numbers}>
          <span className={styles.count}>{confirmed.toLocaleString()}</span> <span className={styles.whole}>{texts.ofConfirmed(readers.length)}</span>
          <span className={styles.since}>{texts.since(timestamp(sinceUtc, timeZone), spanInWords(sinceUtc, now))}</span>
        </p>
        <div className={styles.acts}>
          {chosen !== undefined && <IconButton label={isTable ? chartMessages.showChart : chartMessages.showTable} icon={isTable ? <ChartBar /> : <Table2 />} onPress={turn} />}
          {onDownload && <IconButton label={texts.download} icon={<Download />} onPress={onDownload} />}
        </div>
        <ShareTrack confirmed={confirmed} readers={readers.length} isThick />
        {(isTable || chosen === undefined) && <Remarks remarks={chosen === undefined ? [nobody, ...remarks] : remarks} />}
      </div>
      {chosen !== undefined && isTable && (
        <div className={styles.panel}>
          <DataTable label={texts.units} columns={columns} rows={units} getRowId={({ id }) => id} rowLabel={({ name }) => name} isLabelHidden />
        </div>
      )}
      {chosen !== undefined && !isTable && (
        <div className={styles.panels}>
          <section aria-label={texts.units} className={styles.panel}>
            <div className={styles.head}>
              <h2 className={styles.title}>{texts.units}</h2>
              <span className={styles.quiet}>{texts.unitCount(units.length)}</span>
            </div>
            <ConfirmationUnits units={rows} chosenId={chosen.id} onChoose={onUnitChange} />
            <div className={styles.foot}>
              <Remarks remarks={remarks} />
            </div>
          </section>
          <ConfirmationPeople
            key={chosen.id}
            name={chosen.name}
            people={chosen.id === allUnits ? readers.map((reader) => ({ ...reader, detail: units.find(({ id }) => id === reader.unitId)?.name })) : readers.filter(({ unitId }) => unitId === chosen.id)}
            {...(renderWriteTo && { renderWriteTo })}
            {...(timeZone !== undefined && { timeZone })}
          />
        </div>
      )}
    </section>
  );
}

function Remarks({ remarks }: { remarks: readonly string[] }) {
  return (
    <div className={styles.remarks}>
      <Info aria-hidden className={styles.sign} />
      <div>
        {remarks.map((remark) => (
          <p key={remark}>{remark}</p>
        ))}
      </div>
    </div>
  );
}

function sumOf(units: readonly ConfirmationUnit[]): ConfirmationUnit {
  const sum = (amount: (unit: ConfirmationUnit) => number) => units.reduce((total, unit) => total + amount(unit), 0);
  return { id: allUnits, name: texts.allUnits, confirmed: sum(({ confirmed }) => confirmed), readers: sum(({ readers }) => readers) };
}
