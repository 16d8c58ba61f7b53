import { UnexpectedAnswerError } from '@noticeboard/api-types/problem';

/** The type of an Excel workbook. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The response to a call for a file. */
export interface BlobAnswer<Body = Blob> {
  data?: Body | undefined;
  response: Response;
}

/**
 * The workbook in a response.
 *
 * @throws UnexpectedAnswerError for anything else, such as a proxy's error page
 */
export function workbookIn<Body>({ data, response }: BlobAnswer<Body>, path: string): Body {
  if (data === undefined || !(response.headers.get('Content-Type') ?? '').startsWith(workbookType)) throw new UnexpectedAnswerError({ method: 'GET', path });
  return data;
}
