import { resolve } from 'node:path';
import { serveFiles } from '../console-server/serveFiles.ts';
import { storybookHeaders } from './storybookHeaders.ts';

const folder = resolve('.cache/storybook');
const port = Number(process.argv[2] ?? 6007);

/** The build of `storybook:build`, served as the console is. */
await serveFiles({ folder, port, headersFor: storybookHeaders(folder), isCompressed: false });
console.log(`http://localhost:${port}`);
