import { feedbackLoopMessages } from '../../../messages/feedbackLoop.ts';
import { ItemsPage } from '../frame/ItemsPage.tsx';
import { PageSettings } from '../frame/PageSettings.tsx';
import { itemColumns } from '../list/itemColumns.tsx';

const columns = itemColumns();

/** A feedback loop: its questions, and for super administrators its settings (FBL-102). */
export function FeedbackLoopPage() {
  return <ItemsPage type="FeedbackLoop" words={feedbackLoopMessages} columns={columns} Settings={LoopSettings} />;
}

function LoopSettings({ id }: { id: string }) {
  return <PageSettings type="FeedbackLoop" id={id} />;
}
