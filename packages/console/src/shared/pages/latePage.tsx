import { Button, EmptyState, FullScreenPage, useIsOnline, useTries } from '@noticeboard/design-system';
import { type ComponentType, useRef, useState } from 'react';
import { entryMessages as messages } from '../../messages/entry.ts';
import { useHeadingAfter } from './useArrival.ts';
import { ChunkUnreachableError } from './chunkReload.ts';

const texts = messages.boundary;

/** Where a page is shown: inside the console's frame, or alone on the screen. */
export type PagePlace = 'frame' | 'screen';

/**
 * Replaces a page whose code cannot be fetched just now, reports it, and renders the page once it is loaded
 * (N01). The frame, its state and everything in memory stay.
 *
 * @param load the page's code; rejects with `ChunkUnreachableError` while the server cannot be reached
 */
export function latePage(load: () => Promise<ComponentType>, place: PagePlace): ComponentType {
  let Arrived: ComponentType | undefined;
  return function LatePage() {
    const [Page, setPage] = useState(() => Arrived);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    if (failure !== null) throw failure.error;
    if (Page !== undefined) return <Page />;
    const look = async () => {
      try {
        Arrived ??= await load();
        setPage(() => Arrived);
      } catch (error) {
        if (!(error instanceof ChunkUnreachableError)) setFailure({ error });
      }
    };
    return <NotYet look={look} place={place} />;
  };
}

function NotYet({ look, place }: { look: () => Promise<unknown>; place: PagePlace }) {
  const { tryNow, isTrying } = useTries(look);
  const isOnline = useIsOnline();
  const notice = useRef<HTMLDivElement>(null);
  useHeadingAfter(notice);
  const title = isOnline ? texts.unansweredTitle : texts.offlineTitle;
  const text = isOnline ? texts.unansweredText : texts.offlineText;
  if (place === 'screen') {
    return (
      <FullScreenPage title={title} description={text}>
        <Button isFullWidth size="large" isPending={isTrying} onPress={tryNow}>
          {texts.retry}
        </Button>
      </FullScreenPage>
    );
  }
  return (
    <div ref={notice} role="status">
      <EmptyState
        title={title}
        detail={text}
        action={
          <Button tone="neutral" variant="outline" isPending={isTrying} onPress={tryNow}>
            {texts.retry}
          </Button>
        }
      />
    </div>
  );
}
