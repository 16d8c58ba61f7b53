import type { DataTableColumn } from './dataTableTypes.ts';

/** A row of the stories: a content item as the Published Content screen lists it. */
export interface SampleItem {
  id: string;
  name: string;
  type: string;
  author: string | null;
  status: 'Published' | 'Draft';
  comments: number;
}

const subjects = ['Flu clinic hours', 'Kitchen menu', 'Shift change notice', 'Fire drill report', 'Welcome, new nurses'];
const types = ['Resource', 'Survey', 'Social feed', 'Gallery'];
const authors = ['Amira Haddad', 'Jonas Weber', null, 'Priya Natarajan'];

/** The same rows on every call. */
export const sampleItems = (count: number): SampleItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `item-${index + 1}`,
    name: `${subjects[index % subjects.length]!}, week ${index + 1}`,
    type: types[index % types.length]!,
    author: authors[index % authors.length]!,
    status: index % 3 === 0 ? 'Draft' : 'Published',
    comments: (index * 37) % 1200,
  }));

/** Columns of the sample items: three can be sorted, one is aligned at the end. */
export const sampleColumns: readonly DataTableColumn<SampleItem>[] = [
  { id: 'name', header: 'Name', cell: (item) => item.name, isSortable: true, isRowHeader: true, width: '30%' },
  { id: 'type', header: 'Content Type', cell: (item) => item.type },
  { id: 'author', header: 'Author', cell: (item) => item.author ?? 'Unknown', isSortable: true },
  { id: 'status', header: 'Status', cell: (item) => item.status, isSortable: true, width: '7rem' },
  { id: 'comments', header: 'Comments', cell: (item) => item.comments, align: 'end', width: '7.5rem' },
];

/** The content types of the sample items, as choices of a filter. */
export const sampleTypes = types.map((type) => ({ id: type, label: type }));
/** Identifies a sample item. */
export const sampleRowId = (item: SampleItem) => item.id;
/** Names a sample item. */
export const sampleRowLabel = (item: SampleItem) => item.name;

/** One row that can't be selected, with the reason. */
export const sampleRefusal = (item: SampleItem) => (item.id === 'item-3' ? 'You may not delete this item.' : null);
