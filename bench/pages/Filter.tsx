/** The same plain box above every table whose library brings none for one column. */
export function Filter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return <input id="filter" aria-label="Filter" value={value} onChange={({ target }) => onChange(target.value)} />;
}
