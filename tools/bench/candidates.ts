/** What is compared with what: files of `bench/candidates`. The first of each group is ours. */
export const groups = [
  { folder: 'trees', title: 'Tree of 5,000 nodes', rows: 0, names: ['ours', 'antd', 'mui'] },
  { folder: 'modals', title: 'Modal', rows: 0, names: ['ours', 'antd', 'mui'] },
  { folder: 'tables', title: 'Table of 1,000 rows', rows: 1_000, names: ['ours', 'tanStack', 'agGrid', 'mui', 'antd'] },
  { folder: 'tables', title: 'Table of 10,000 rows', rows: 10_000, names: ['ours', 'tanStack', 'agGrid', 'mui', 'antd'] },
] as const;

/** The library behind a file name, as the report calls it. */
export const libraries: Readonly<Record<string, string>> = {
  ours: 'ours',
  tanStack: 'TanStack Table and Virtual',
  agGrid: 'AG Grid community',
  mui: 'MUI',
  antd: 'antd',
};
