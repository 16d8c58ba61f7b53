import type { ApiScope } from '../ground/apiScope.ts';
import type { UploadItem, UploadOptions } from './uploadTypes.ts';

/** Whether an upload that an earlier load of the page has left is for the same thing as what is added now. */
export const isStoppedPartOf = ({ file, channelId, belongsTo, goesInto }: UploadItem, options: UploadOptions): boolean =>
  file === null && channelId === (options.channelId ?? null) && belongsTo?.href === options.belongsTo?.href && goesInto?.containerId === options.goesInto?.containerId;

/** Whether two scopes are of one person, tenant and role. */
export const isSameScope = (one: ApiScope, other: ApiScope): boolean =>
  one.subject === other.subject && one.tenantId === other.tenantId && one.roleId === other.roleId;
