import { useParams } from 'react-router';
import { useRead } from '../../../api/useRead.ts';
import { suggestionBoxMessages as texts } from '../../../messages/suggestionBox.ts';
import { ItemsPage } from '../frame/ItemsPage.tsx';
import { itemColumns } from '../list/itemColumns.tsx';
import { SuggestionBoxSettings } from './SuggestionBoxSettings.tsx';

const columns = itemColumns({ name: texts.item });

/** A suggestion box: its recipient, its suggestions, and for super administrators its settings (SUG-101, SUG-102). */
export function SuggestionBoxPage() {
  const { id = '' } = useParams();
  const { data } = useRead('/api/management/suggestion-boxes/{id}', { path: { id } });
  return (
    <ItemsPage
      type="SuggestionBox"
      words={texts}
      columns={columns}
      Settings={SuggestionBoxSettings}
      fact={data === undefined ? undefined : texts.goTo(data.targetEmail)}
    />
  );
}
