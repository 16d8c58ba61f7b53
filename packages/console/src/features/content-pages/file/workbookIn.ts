import { UnexpectedAnswerError } from '@noticeboard/api-types/problem';

/** The type of an Excel workbook. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What a call answered that was asked for a file. */
export interface BlobAnswer {
  data?: Blob | undefined;
  response: Response;
}

/**
 * The workbook in an answer.
 *
 * @throws UnexpectedAnswerError for anything else: a proxy's page is no file
 */
export function workbookIn({ data, response }: BlobAnswer, path: string): Blob {
  if (data === undefined || !(response.headers.get('Content-Type') ?? '').startsWith(workbookType)) throw new UnexpectedAnswerError({ method: 'GET', path });
  return data;
}
