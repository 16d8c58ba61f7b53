import type { OperationHandlers } from '../http/operation.ts';
import { analyticsHandlers } from './analytics/analyticsHandlers.ts';
import { instanceHandlers } from './content/instanceHandlers.ts';
import { itemHandlers } from './content/itemHandlers.ts';
import { nodeHandlers } from './organization/nodeHandlers.ts';
import { labelHandlers } from './people/labelHandlers.ts';
import { roleHandlers } from './people/roleHandlers.ts';
import { userHandlers } from './people/userHandlers.ts';
import { selfHandlers } from './self/selfHandlers.ts';
import { tenantHandlers } from './tenant/tenantHandlers.ts';
import { typeHandlers } from './types/typeHandlers.ts';

/** What the sandbox answers, by operation of the contract. An operation that is not here answers 501. */
export const handlers: OperationHandlers = {
  ...typeHandlers,
  ...selfHandlers,
  ...tenantHandlers,
  ...nodeHandlers,
  ...instanceHandlers,
  ...itemHandlers,
  ...roleHandlers,
  ...userHandlers,
  ...labelHandlers,
  ...analyticsHandlers,
};
