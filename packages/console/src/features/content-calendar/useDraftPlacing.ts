import { useHandler } from '@noticeboard/design-system';
import type { CalendarDraft, DraftPlacing } from '@noticeboard/design-system/publishing';
import { useMemo, useState } from 'react';
import { hostNow } from '../../ground/hostClock.ts';

/**
 * Drafts that are put on days; the same object until another draft is dragged.
 *
 * @param onPlace a draft, by its id, was put on a day, YYYY-MM-DD, at an instant; null if no time was chosen
 */
export function useDraftPlacing(today: string, onPlace: (draftId: string, day: string, instant: string | null) => void): { placing: DraftPlacing; takeUp: (draft: CalendarDraft) => void } {
  const [carried, setCarried] = useState<CalendarDraft | null>(null);
  const place = useHandler(onPlace);
  const placing = useMemo(
    (): DraftPlacing => ({
      carried,
      canPlace: (day, instant) => day >= today && (instant === null || Date.parse(instant) > hostNow()),
      onPlace: (draftId, day, instant) => {
        setCarried(null);
        place(draftId, day, instant);
      },
      onLeave: () => setCarried(null),
    }),
    [carried, today, place],
  );
  return { placing, takeUp: setCarried };
}
