import '@noticeboard/design-system/fonts.css';
import '@noticeboard/design-system/styles.css';
import { DataTable, type DataTableColumn } from '@noticeboard/design-system';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { AddShift } from './AddShift.tsx';

interface Shift {
  id: string;
  person: string;
  unit: string;
  hours: number;
}

const firstShifts: Shift[] = [
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
  const [shifts, setShifts] = useState(firstShifts);
  const add = async (person: string) => setShifts([...shifts, { id: `${shifts.length + 1}`, person, unit: 'Not assigned', hours: 0 }]);
  return (
    <main>
      <AddShift onAdd={add} />
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
