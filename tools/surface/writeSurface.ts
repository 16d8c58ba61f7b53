import { writeFileSync } from 'node:fs';
import { report, surface } from './surface.ts';

writeFileSync(report, surface());
