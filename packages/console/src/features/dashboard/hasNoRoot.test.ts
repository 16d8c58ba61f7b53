import { ApiError, NetworkError } from '@noticeboard/api-types/problem';
import { expect, it } from 'vitest';
import { hasNoRoot } from './hasNoRoot.ts';

const request = { method: 'GET', path: '/api/management/organization-nodes/root' };

it.each([
  ['a tenant without an organization', new ApiError(request, { status: 400, errorCode: 1100 }), true],
  ['a root that may not be read', new ApiError(request, { status: 403 }), true],
  ['another bad request', new ApiError(request, { status: 400, errorCode: 7 }), false],
  ['a failing host', new ApiError(request, { status: 500 }), false],
  ['a lost network', new NetworkError(request, null), false],
  ['no error', undefined, false],
])('the response decides whether the chart is empty or failed: %s', (_, error, expected) => {
  expect(hasNoRoot(error)).toBe(expected);
});
