import { useWorkbookFile } from '../../file/useWorkbookFile.ts';
import { answersPath } from './answers/answersPath.ts';

/** Saves the answers of a survey as an Excel file (SURV-114). */
export const useAnswerFile = (pageId: string, itemId: string) =>
  useWorkbookFile((client, _, signal) => client.GET(answersPath, { params: { path: { id: pageId, itemId } }, parseAs: 'blob', signal }), answersPath, 'answers');
