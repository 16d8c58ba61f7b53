import type { Sabotage } from './sabotageType.ts';

/** Imports that go the wrong way (ADR 0046). */
export const directionSabotages: Sabotage[] = [
  {
    name: 'a feature imports another feature',
    file: 'packages/console/src/features/dashboard/useActiveUsers.ts',
    find: "import { useRead } from '../../api/useRead.ts';",
    replace: "import '../users/list/userReads.ts';\nimport { useRead } from '../../api/useRead.ts';",
    script: 'lint',
  },
  {
    name: 'what features share imports a feature',
    file: 'packages/console/src/shared/useLastPage.ts',
    find: "from './useAddressState.ts';",
    replace: "from './useAddressState.ts';\nimport '../features/users/list/userReads.ts';",
    script: 'lint',
  },
  {
    name: 'two files need each other for a type',
    file: 'packages/design-system/src/fields/RadioGroup/radioTypes.ts',
    find: 'isDisabled?: boolean;',
    replace: "isDisabled?: import('./RadioGroup.tsx').RadioGroupProps['isDisabled'];",
    script: 'lint',
  },
  {
    name: 'a badge imports a field',
    file: 'packages/design-system/src/feedback/Badge/Badge.tsx',
    find: "import * as styles from './Badge.css.ts';",
    replace: "import * as styles from './Badge.css.ts';\nimport '../../fields/TextField/TextField.tsx';",
    script: 'lint',
  },
  {
    name: 'the host of the sandbox imports its control plane',
    file: 'packages/sandbox/src/host/answer.ts',
    find: "import { jsonOf } from '../contract/jsonBody.ts';",
    replace: "import { jsonOf } from '../contract/jsonBody.ts';\nimport '../control/faultRules.ts';",
    script: 'lint',
  },
  {
    name: 'the sandbox imports the console',
    file: 'packages/sandbox/src/options.ts',
    find: "import { parseArgs } from 'node:util';",
    replace: "import '../../console/src/ground/paths.ts';\nimport { parseArgs } from 'node:util';",
    script: 'lint',
  },
  {
    name: 'the sandbox imports the client of the contract, not only its types',
    file: 'packages/sandbox/src/world/areas/contractHandlers.ts',
    find: "import type { operations } from '@noticeboard/api-types/schema';",
    replace: "import type { operations } from '@noticeboard/api-types/schema';\nimport '@noticeboard/api-types';",
    script: 'lint',
  },
  {
    name: 'a tool imports from the tests that use it',
    file: 'tools/bench/surveyResults.ts',
    find: "import { pressOf } from './frames.ts';",
    replace: "import '../../packages/end-to-end/harness/accounts.ts';\nimport { pressOf } from './frames.ts';",
    script: 'lint',
  },
];
