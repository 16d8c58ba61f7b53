import { ApiError } from '@noticeboard/api-types/problem';

/** Whether the host's 400 means that the tenant has no root yet (error code 1100, ORG-14, ERR-06). */
export const isWithoutOrganization = (error: unknown): boolean => error instanceof ApiError && error.status === 400 && error.errorCode === 1100;
