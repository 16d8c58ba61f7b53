import type { Outcome } from './countTests.ts';
import { countChecks, countPlaywrightTests, countStories, countUnitTests } from './countTests.ts';

/** A part of `pnpm test`, which is a script of its own. */
export interface Part {
  /** The script of package.json that runs only this part. */
  script: string;
  /** What it looks after, for the one line it prints. */
  about: string;
  /** Reads what the part printed into numbers; a part that printed no numbers has failed. */
  count: (output: string, exitCode: number) => Outcome;
}

/** Every part of `pnpm test`, cheapest first, so that a simple mistake shows within a minute. */
export const parts: Part[] = [
  { script: 'typecheck', about: 'types', count: countChecks },
  { script: 'lint', about: 'lint and direction of imports', count: countChecks },
  { script: 'contract', about: 'API contract and generated types', count: countChecks },
  { script: 'unit', about: 'rules, client, sandbox', count: countUnitTests },
  { script: 'size', about: 'production build and size budgets', count: countChecks },
  { script: 'package', about: 'the packed design system in a product', count: countChecks },
  { script: 'stories', about: 'components: behaviour, axe, pictures', count: countStories },
  { script: 'e2e', about: 'journeys and faults in a browser', count: countPlaywrightTests },
];
