import { UnexpectedAnswerError } from '@noticeboard/api-types/problem';

/** The type of an Excel workbook. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What a call answered that was asked for a file. */
export interface BlobAnswer<Body = Blob> {
  data?: Body | undefined;
  response: Response;
}

/**
 * The workbook in an answer.
 *
 * @throws UnexpectedAnswerError for anything else: a proxy's page is no file
 */
export function workbookIn<Body>({ data, response }: BlobAnswer<Body>, path: string): Body {
  if (data === undefined || !(response.headers.get('Content-Type') ?? '').startsWith(workbookType)) throw new UnexpectedAnswerError({ method: 'GET', path });
  return data;
}
