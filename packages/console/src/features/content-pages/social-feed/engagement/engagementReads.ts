const post = '/api/management/social-feeds/{id}/content-items/{itemId}';

/** Who likes it. */
export const likesPath = `${post}/likes/{page}/{size}` as const;
/** Who has confirmed to have read it. */
export const confirmationsPath = `${post}/read-confirmations/{page}/{size}` as const;

/** Rows of a page of them (LIM-104 to LIM-106). */
export const engagementPageSize = 10;

/** The parameters of a page, which counts from 1 on screen and from 0 on the wire (decisions-core A35). */
export const pageOf = (id: string, itemId: string, page: number) => ({ id, itemId, page: page - 1, size: engagementPageSize });
