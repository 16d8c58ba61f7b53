import type { SeedPage } from '../harbour/harbourPages.ts';
import type { SeedNode } from '../tree.ts';

/** The organization of Prairie Homes. */
export const prairieTree: SeedNode = {
  name: 'Prairie Homes',
  children: [
    { name: 'Regina', children: [{ name: 'Wascana Court' }, { name: 'Heritage Row' }] },
    { name: 'Saskatoon', children: [{ name: 'Riverbend Apartments' }, { name: 'Broadway Terrace' }] },
    { name: 'Moose Jaw and Swift Current', children: [{ name: 'Elevator Lane' }] },
  ],
};

/** The four pages of Prairie Homes. */
export const prairiePages: readonly SeedPage[] = [
  {
    name: 'Notices',
    type: 'SocialFeed',
    icon: 'MegaphoneIcon',
    items: [
      'Boilers at Wascana Court are inspected on Tuesday. Hot water is off from 8 to 11.',
      'Snow clearing: the contractor starts at 5 am. Please keep fire lanes free.',
      'Rent reporting closes on the last working day. Send corrections to Gail.',
      'The playground at Riverbend is open again, with new swings.',
      'Bernadette has finished her building-operator certificate. Congratulations.',
      'Phone lines in the Saskatoon office move to the new provider on Friday.',
      'Community garden plots: 14 families are on the list, 12 plots are ready.',
      'Please report every leak, even a small one, before the freeze.',
    ],
  },
  {
    name: 'Tenant and Staff Surveys',
    type: 'Survey',
    icon: null,
    items: ['Tenant satisfaction', 'Repairs: how did we do?', 'Staff meeting times', 'Laundry rooms at Elevator Lane'],
  },
  {
    name: 'Maintenance Handbook',
    type: 'Resource',
    icon: 'WrenchIcon',
    items: ['Furnaces and filters', 'Keys and access', 'Mould: what to do', 'Move-in and move-out checklist', 'Working alone', 'Winter readiness'],
  },
  { name: 'Office Directory', type: 'ContactDirectory', icon: 'BuildingIcon', items: ['Regina office', 'Saskatoon office', 'After-hours trades'] },
];
