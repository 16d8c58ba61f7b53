import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '../../actions/Button/Button.tsx';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { unsavedWorkMessages as text } from '../../messages/unsavedWork.ts';
import { datesInWords } from '../../time/inWords.ts';

export interface DraftOfferProps {
  /** When it was typed, in milliseconds since 1970. */
  savedAt: number;
  /** The first texts that were typed, shortened; empty when none were. */
  quotes?: readonly string[];
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers what was typed into a form before the page was loaded anew. Part of `useUnsavedWork`. */
export function DraftOffer({ savedAt, quotes = [], onRestore, onDiscard }: DraftOfferProps) {
  const { locale } = useLocale();
  const time = datesInWords(locale, { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }).format(savedAt);
  return (
    <Alert
      title={text.title}
      isAnnounced
      action={
        <Inline gap="small">
          <Button size="small" variant="outline" tone="neutral" onPress={onDiscard}>
            {text.discard}
          </Button>
          <Button size="small" onPress={onRestore}>
            {text.restore}
          </Button>
        </Inline>
      }
    >
      {quotes.length === 0 ? text.detail(time) : text.quoted(quotes.map((quote) => `‘${quote}’`).join(', '), time)}
    </Alert>
  );
}
