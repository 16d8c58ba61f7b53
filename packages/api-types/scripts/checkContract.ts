import { readFile } from 'node:fs/promises';
import { contractFile, generatedSchema, hubContractFile, redocly, schemaFile } from './contractFiles.ts';

interface Check {
  name: string;
  /** Returns the fault; undefined if there is none. */
  findFault: () => Promise<string | undefined>;
}

const checks: Check[] = [
  {
    name: 'the contract lints without an error',
    findFault: async () => {
      const { isSuccessful, output } = redocly('lint', contractFile, '--format', 'stylish');
      return isSuccessful ? undefined : output;
    },
  },
  {
    name: 'the committed types follow from the contract',
    findFault: async () => {
      const committed = await readFile(schemaFile, 'utf8').catch(() => '');
      return committed === (await generatedSchema()) ? undefined : 'src/schema.d.ts is stale: run `pnpm generate` and commit it.';
    },
  },
  {
    name: "the live hub's description lints without an error",
    findFault: async () => {
      const { isSuccessful, output } = redocly('lint', hubContractFile, '--format', 'stylish');
      return isSuccessful ? undefined : output;
    },
  },
];

let failed = 0;
for (const { name, findFault } of checks) {
  const fault = await findFault().catch((error: unknown) => String(error));
  if (fault !== undefined) failed += 1;
  console.log(fault === undefined ? `ok   ${name}` : `FAIL ${name}\n${fault}`);
}
console.log(`${checks.length - failed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
