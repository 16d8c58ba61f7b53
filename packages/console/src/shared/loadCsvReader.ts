import type { readCsv } from './readCsv.ts';

/** Reads the text of a CSV file. */
export type CsvReader = typeof readCsv;

/** The reader of CSV files, fetched when the first file is read: 12 KB that no page carries. */
export const loadCsvReader = async (): Promise<CsvReader> => (await import('./readCsv.ts')).readCsv;
