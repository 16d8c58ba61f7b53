import ChartNoAxesCombined from 'lucide-react/icons/chart-no-axes-combined';
import { entryMessages } from '../../messages/entry.ts';
import { PageTitle } from '../../shared/pages/PageTitle.tsx';

export interface AnalyticsTitleProps {
  /** Which page of Analytics it is. */
  page: 'analyticsUserActivity' | 'analyticsContentItems' | 'analyticsEngagements' | 'analyticsUserContentViews';
}

/** The title of a page of Analytics, with its description. */
export function AnalyticsTitle({ page }: AnalyticsTitleProps) {
  return <PageTitle icon={<ChartNoAxesCombined />} facts={entryMessages.pages[page].subtitle} />;
}
