import { useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { unsavedWorkMessages as text } from '../../messages/unsavedWork.ts';
import { timestamp } from '../../time/timestamp.ts';
import { fieldAfter } from '../Modal/useFirstField.ts';

export interface DraftOfferProps {
  /** When it was typed, in milliseconds since 1970. */
  savedAt: number;
  /** The first texts that were typed, shortened; empty when none were. */
  quotes?: readonly string[];
  /** What was typed is put back into the form. */
  onRestore: () => void;
  /** What was typed is discarded. */
  onDiscard: () => void;
}

/** Offers what was typed into a form before the page was reloaded. Part of `useUnsavedWork`. */
export function DraftOffer({ savedAt, quotes = [], onRestore, onDiscard }: DraftOfferProps) {
  const time = timestamp(new Date(savedAt));
  const offer = useRef<HTMLDivElement>(null);
  // Either choice removes the buttons: left to the dialog, the focus would go to its close button, and the next Enter close it.
  const answer = (act: () => void) => () => {
    if (offer.current) fieldAfter(offer.current)?.focus();
    act();
  };
  return (
    <div ref={offer}>
      <Alert
        title={text.title}
        isAnnounced
        action={
          <Inline gap="small">
            <Button size="small" variant="outline" tone="neutral" onPress={answer(onDiscard)}>
              {text.discard}
            </Button>
            <Button size="small" onPress={answer(onRestore)}>
              {text.restore}
            </Button>
          </Inline>
        }
      >
        {quotes.length === 0 ? text.detail(time) : text.quoted(quotes.map((quote) => `‘${quote}’`).join(', '), time)}
      </Alert>
    </div>
  );
}
