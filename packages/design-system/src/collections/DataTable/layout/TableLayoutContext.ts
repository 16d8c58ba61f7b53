import { createContext } from 'react';
import type { TableLayout } from './tableLayout.ts';

/** The layout of the table around its bar and its foot. */
export const TableLayoutContext = createContext<TableLayout>('table');
