import { EmptyState } from '@noticeboard/design-system';
import Inbox from 'lucide-react/icons/inbox';
import SearchX from 'lucide-react/icons/search-x';
import { publishedContentMessages } from '../../messages/publishedContent.ts';

const texts = publishedContentMessages.empty;

/** Says why there are no rows: nothing was written yet, or the filters hide everything. */
export function NoItems({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState icon={<SearchX />} title={texts.filteredTitle} detail={texts.filteredText} />
  ) : (
    <EmptyState icon={<Inbox />} title={texts.title} detail={texts.text} />
  );
}
