import { Button, FocusNear, Stack } from '@noticeboard/design-system';
import { useState } from 'react';
import { contentCalendarMessages as texts } from '../../messages/contentCalendar.ts';
import { LookedSoFar } from '../../shared/LookedSoFar.tsx';
import type { Reading, ReadingState } from './reading/createReading.ts';

/** How far back items were read, and what was left out: the calendar never covers more than that. */
export function HowFar({ reading, state }: { reading: Reading; state: ReadingState }) {
  const { isLooking, lookedAt, total, failures } = state;
  const left = total - lookedAt;
  const words = isLooking ? texts.looking(lookedAt) : left > 0 ? texts.lookedAt(lookedAt, left) : texts.lookedAtAll(lookedAt);
  // The button that was pressed stays: the focus would be lost with it.
  const [isAsked, setAsked] = useState(false);
  const isKnown = lookedAt > 0 || failures === 0;
  return (
    <Stack gap="small" align="start">
      <LookedSoFar words={isKnown ? words : ''} isLooking={isLooking} />
      {left > 0 && (isAsked || !isLooking) && (
        <FocusNear>
          <Button
            size="small"
            variant="outline"
            tone="neutral"
            isPending={isLooking}
            onPress={() => {
              setAsked(true);
              reading.lookFurther();
            }}
          >
            {texts.lookFurther}
          </Button>
        </FocusNear>
      )}
    </Stack>
  );
}
