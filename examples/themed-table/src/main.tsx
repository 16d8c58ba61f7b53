import '@noticeboard/design-system/fonts.css';
import '@noticeboard/design-system/styles.css';
import { Button, DataTable, type DataTableColumn } from '@noticeboard/design-system';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

interface Shift {
  id: string;
  person: string;
  unit: string;
  hours: number;
}

const shifts: Shift[] = [
  { id: '1', person: 'Amara Okafor', unit: 'North Region', hours: 38 },
  { id: '2', person: 'Jonas Lindqvist', unit: 'Harbour House', hours: 24 },
  { id: '3', person: 'Mei-Ling Chen', unit: 'Seaview', hours: 40 },
];

const columns: DataTableColumn<Shift>[] = [
  { id: 'person', header: 'Person', cell: ({ person }) => person },
  { id: 'unit', header: 'Unit', cell: ({ unit }) => unit },
  { id: 'hours', header: 'Hours', cell: ({ hours }) => hours, align: 'end' },
];

function Shifts() {
  return (
    <main>
      <Button>Add a shift</Button>
      <DataTable label="Shifts" columns={columns} rows={shifts} getRowId={({ id }) => id} rowLabel={({ person }) => person} />
    </main>
  );
}

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <Shifts />
  </StrictMode>,
);
