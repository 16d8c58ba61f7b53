import { assignInlineVars } from '@vanilla-extract/dynamic';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useMemo } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { engagementMessages } from '../../messages/engagement.ts';
import * as styles from './ConfirmationBoard.css.ts';
import type { ConfirmationUnit } from './confirmationBoardTypes.ts';

const texts = engagementMessages.board;

interface ConfirmationUnitsProps {
  /** In the order shown. */
  units: readonly ConfirmationUnit[];
  /** The one whose people are shown. */
  chosenId: string;
  /** Another one was chosen. */
  onChoose: (id: string) => void;
}

/** The units, a bar each. Arrow keys choose. */
export function ConfirmationUnits({ units, chosenId, onChoose }: ConfirmationUnitsProps) {
  const selectedKeys = useMemo(() => [chosenId], [chosenId]);
  return (
    <ListBox
      aria-label={texts.units}
      items={units}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={selectedKeys}
      onSelectionChange={(keys) => {
        const [id] = keys;
        if (id !== undefined) onChoose(String(id));
      }}
      className={styles.units}
    >
      {({ id, name, confirmed, readers }) => (
        <ListBoxItem id={id} textValue={name} className={styles.unit}>
          <span className={styles.unitName}>{name}</span>
          <ShareTrack confirmed={confirmed} readers={readers} />
          <span className={styles.share}>
            <strong className={styles.part}>{confirmed.toLocaleString()}</strong> {texts.of(readers)}
            <VisuallyHidden> {texts.haveConfirmed}</VisuallyHidden>
          </span>
          <ChevronRight aria-hidden className={styles.arrow} />
        </ListBoxItem>
      )}
    </ListBox>
  );
}

/** The share of those who have confirmed as a bar; the numbers beside it say the same. */
export function ShareTrack({ confirmed, readers, isThick = false }: { confirmed: number; readers: number; isThick?: boolean }) {
  return (
    <span aria-hidden className={styles.track({ isThick })}>
      <span className={styles.bar} style={assignInlineVars({ [styles.filled]: `${readers === 0 ? 0 : (100 * confirmed) / readers}%` })} />
    </span>
  );
}
