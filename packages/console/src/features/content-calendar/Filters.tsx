import { Button, Checkbox, Stack } from '@noticeboard/design-system';
import { NodeFilterModal } from '@noticeboard/design-system/organization';
import { CalendarSwatch } from '@noticeboard/design-system/publishing';
import Network from 'lucide-react/icons/network';
import { memo, useState } from 'react';
import { useActingAs } from '../../access/useAccess.ts';
import type { OrganizationNodes } from '../../content/useOrganizationNodes.ts';
import { describeError } from '../../ground/describeError.ts';
import { contentCalendarMessages as texts } from '../../messages/contentCalendar.ts';
import type { CalendarPlace } from './calendarAddress.ts';
import * as styles from './CalendarScreen.css.ts';
import type { CalendarPage } from './useCalendarPages.ts';

export interface FiltersProps {
  /** All pages. */
  pages: readonly CalendarPage[];
  /** The units. */
  nodes: OrganizationNodes;
  /** The current place in the calendar. */
  place: CalendarPlace;
  /** A filter was changed. */
  onChange: (change: Partial<CalendarPlace>) => void;
}

/** Which pages and which unit are shown. Memoized: each list of items that is read renders the calendar, and the filters hardly ever. */
export const Filters = memo(function Filters({ pages, nodes, place, onChange }: FiltersProps) {
  const [isChoosing, setChoosing] = useState(false);
  const actingAs = useActingAs();
  const { hidden, unitId } = place;
  const shown = pages.filter(({ id }) => !hidden.includes(id)).length;
  const unit = unitId === null ? texts.allUnits : (nodes.names.get(unitId) ?? texts.unknownUnit);
  return (
    <Stack gap="large">
      <div role="group" aria-label={texts.pages}>
        <Stack gap="xsmall">
          <h2 className={styles.filterTitle}>{texts.pages}</h2>
          {pages.length > 1 && (
            <Checkbox
              isSelected={shown === pages.length}
              isIndeterminate={shown > 0 && shown < pages.length}
              onChange={() => onChange({ hidden: shown === pages.length ? pages.map(({ id }) => id) : [] })}
            >
              {texts.allPages}
            </Checkbox>
          )}
          {pages.map(({ id, name, tone }) => (
            <Checkbox key={id} isSelected={!hidden.includes(id)} onChange={(isShown) => onChange({ hidden: isShown ? hidden.filter((each) => each !== id) : [...hidden, id] })}>
              <span className={styles.pageName}>
                <CalendarSwatch tone={tone} />
                <span>{name}</span>
              </span>
            </Checkbox>
          ))}
        </Stack>
      </div>
      <div role="group" aria-label={texts.units}>
        <Stack gap="xsmall">
          <h2 className={styles.filterTitle}>{texts.units}</h2>
          <Button variant="outline" {...(unitId === null && { tone: 'neutral' })} size="small" icon={<Network />} isFullWidth aria-label={texts.chosenUnit(unit)} onPress={() => setChoosing(true)}>
            {unit}
          </Button>
        </Stack>
        <NodeFilterModal
          isOpen={isChoosing}
          onOpenChange={setChoosing}
          nodes={nodes.levels}
          selectedId={unitId}
          everythingLabel={texts.allUnits}
          onApply={(id) => onChange({ unitId: id })}
          isLoading={nodes.isLoading}
          error={nodes.error === undefined ? null : describeError(nodes.error, { actingAs }).detail}
          onRetry={nodes.retry}
        />
      </div>
    </Stack>
  );
});
