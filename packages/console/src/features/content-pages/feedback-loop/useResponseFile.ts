import { useWorkbookFile } from '../file/useWorkbookFile.ts';
import type { Days } from './responseDays.ts';

const path = '/api/management/feedback-loops/{id}/content-items/{itemId}/responses/by-date/{from}/{to}/file';

/** Saves the workbook of the responses in a range of days. */
export const useResponseFile = (pageId: string, itemId: string) =>
  useWorkbookFile<Days>(
    (client, { start, end }, signal) => client.GET(path, { params: { path: { id: pageId, itemId, from: start, to: end } }, parseAs: 'blob', signal }),
    path,
    'responses',
  );
