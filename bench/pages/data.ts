import type { Place, Post } from './candidateTypes.ts';

const subjects = ['Kitchen menu', 'Shift change', 'Fire drill', 'Welcome', 'Flu clinic', 'Parking', 'Holiday hours'];
const authors = ['Amira Haddad', 'Jonas Weber', 'Priya Natarajan', 'Tomas Novak'];
const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeZone: 'UTC' });

/**
 * The same rows at every call. What a sort puts first (`Annual`) and what the filter `z` leaves (`Zone`) are far
 * below the rows in sight, so that their appearing means that the work is done.
 */
export function posts(count: number): Post[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `post-${index}`,
    name: `${subjectOf(index)} ${String(index).padStart(5, '0')}`,
    status: index % 3 === 0 ? 'Draft' : 'Published',
    author: authors[index % authors.length]!,
    date: day.format(Date.UTC(2026, 0, 1) + index * 3_600_000),
  }));
}

function subjectOf(index: number): string {
  if (index % 250 === 201) return 'Annual report';
  if (index % 10 === 9 && index > 100) return 'Zone plan';
  return subjects[index % subjects.length]!;
}

/** By name, as every candidate sorts. */
export const byName = (first: string, second: string): number => (first < second ? -1 : first > second ? 1 : 0);

/** 5,000 nodes: 50 regions with 99 houses each. */
export function places(): Place[] {
  return Array.from({ length: 50 }, (_, region) => ({
    id: `region-${region}`,
    name: `Region ${region + 1}`,
    children: Array.from({ length: 99 }, (_each, house) => ({
      id: `house-${region}-${house}`,
      name: `House ${region + 1}.${house + 1}`,
    })),
  }));
}

/** Letters of a person, for avatars of libraries that take text. */
export const initials = (name: string): string => name.replaceAll(/[^A-Z]/g, '');
