import type { readCsv } from './readCsv.ts';

/** Reads the text of a CSV file. */
export type CsvReader = typeof readCsv;

/** The reader of CSV files, loaded with the first file: 12 KB that no page carries. */
export const loadCsvReader = async (): Promise<CsvReader> => (await import('./readCsv.ts')).readCsv;
