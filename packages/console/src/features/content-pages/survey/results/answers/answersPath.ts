/** The answers of a survey, as a workbook. */
export const answersPath = '/api/management/surveys/{id}/content-items/{itemId}/answers/file';
