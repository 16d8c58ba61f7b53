import { expect, test } from 'vitest';
import { analyticsAddress } from './analyticsState.ts';
import { nodeAsked, snapshotQuestion } from './snapshotQuestion.ts';

const state = { ...analyticsAddress('2026-11-21').defaults, minimumActivity: 3, minimumDays: 2 };

test('active users are requested with the minimum activity, inactive ones with 0', () => {
  expect(snapshotQuestion('active', state, 'all')).toEqual({
    path: { nodeId: 'all', kind: 'active', from: '2026-11-15', to: '2026-11-21' },
    query: { activityThreshold: 3, daysThreshold: 2 },
  });
  expect(snapshotQuestion('inactive', state, 'all').query).toEqual({ activityThreshold: 0 });
});

test('the snapshot is requested for the chosen node, else for the node of the role, else for all', () => {
  expect([nodeAsked('chosen', 'own'), nodeAsked(null, 'own'), nodeAsked(null, null)]).toEqual(['chosen', 'own', 'all']);
});
