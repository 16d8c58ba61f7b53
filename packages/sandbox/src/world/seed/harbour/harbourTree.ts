import type { SeedNode } from '../tree.ts';

/** The organization of Harbour Care, down to depth 4. */
export const harbourTree: SeedNode = {
  name: 'Harbour Care',
  children: [
    {
      name: 'North Region',
      children: [
        {
          name: 'Cedar Point Hospital',
          children: [
            { name: 'Emergency and Urgent Care', children: [{ name: 'Emergency – day team' }, { name: 'Emergency – night team' }] },
            { name: 'Maternity and Newborn', children: [{ name: 'Labour and delivery' }, { name: 'Neonatal care' }] },
            { name: 'Medical Imaging', children: [{ name: 'Radiography' }] },
          ],
        },
        {
          name: 'Heron Bay Lodge',
          children: [
            { name: 'Residential Care', children: [{ name: 'Tidewater wing' }, { name: 'Lighthouse wing' }] },
            { name: 'Kitchen and Housekeeping' },
          ],
        },
        { name: 'Kwakwala Wellness Centre', children: [{ name: 'Elders’ day programme' }] },
      ],
    },
    {
      name: 'Harbour City Region',
      children: [
        {
          name: 'St. Brendan’s Hospital',
          children: [
            { name: 'Surgical Services', children: [{ name: 'Operating rooms 1 to 6' }, { name: 'Post-anaesthetic recovery' }, { name: 'Sterile processing' }] },
            { name: 'Intensive Care', children: [{ name: 'Intensive care – 4 West' }] },
            { name: 'Pharmacy' },
          ],
        },
        {
          name: 'Marina Long-Term Care',
          children: [{ name: 'Memory Care', children: [{ name: 'Garden house' }, { name: 'Harbour house' }] }, { name: 'Recreation and Volunteers' }],
        },
        { name: 'Shared Services', publishEnabled: false, children: [{ name: 'People and Payroll' }, { name: 'Facilities and Fleet' }, { name: 'Digital Health' }] },
      ],
    },
    {
      name: 'Islands Region',
      children: [
        {
          name: 'Gull Island Health Centre',
          children: [{ name: 'Primary Care', children: [{ name: 'Nurse practitioners' }] }, { name: 'Ambulance and Ferry Transfers' }],
        },
        { name: 'Saltspring House', children: [{ name: 'Assisted Living', children: [{ name: 'East cottages' }] }] },
      ],
    },
    {
      name: 'Home and Community Care',
      children: [
        { name: 'Home Support – Coast', children: [{ name: 'Evening and weekend visits', children: [{ name: 'Route 7 – Lantzville to Qualicum' }] }] },
        { name: 'Hospice and Palliative Outreach, including bereavement support for families and caregivers' },
      ],
    },
  ],
};
