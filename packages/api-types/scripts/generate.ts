import { writeFile } from 'node:fs/promises';
import { generatedSchema, schemaFile } from './contractFiles.ts';

await writeFile(schemaFile, await generatedSchema());
