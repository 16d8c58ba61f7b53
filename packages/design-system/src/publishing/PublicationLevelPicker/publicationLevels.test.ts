import { expect, it } from 'vitest';
import { sampleOrganization } from '../../organization/OrganizationTree/sampleOrganization.ts';
import { findNode, pathsToAllowed, publicationRefusal, reachInWords } from './publicationLevels.ts';

const node = (id: string) => {
  const found = findNode(sampleOrganization, id);
  if (!found) throw new Error(`no node ${id}`);
  return found;
};

it('the level of a publication is named with all units below', () => {
  expect(reachInWords(node('harbour'))).toBe('Harbour Care and 8 units below');
  expect(reachInWords(node('north'))).toBe('North Region and 3 units below');
  expect(reachInWords(node('elm'))).toBe('Elm House');
});

it('units below a level are not counted where not all of them are known', () => {
  expect(reachInWords({ ...node('harbour'), isIncomplete: true })).toBe('Harbour Care and the units below');
});

it('a node outside the write nodes is refused', () => {
  expect(publicationRefusal(node('elm'), new Set(['elm']))).toBeNull();
  expect(publicationRefusal(node('willow'), new Set(['elm']))).toBe('You are not allowed to publish on this node.');
});

it('a node where publishing is off is refused, to a super admin too', () => {
  expect(publicationRefusal(node('willow'), 'all')).toBeNull();
  expect(publicationRefusal(node('oak'), 'all')).toBe('You are not allowed to publish on this node.');
});

it('the picker opens the path to what is allowed', () => {
  expect([...pathsToAllowed(sampleOrganization, new Set(['elm']))]).toEqual(['harbour', 'north']);
  expect([...pathsToAllowed(sampleOrganization, 'all')]).toEqual(['harbour']);
});

it('the picker opens the path to what is selected, wherever one may publish', () => {
  expect([...pathsToAllowed(sampleOrganization, 'all', 'elm')]).toEqual(['harbour', 'north']);
});

it('No node is found where there is none', () => {
  expect(findNode(sampleOrganization, 'nowhere')).toBeNull();
  expect(findNode(sampleOrganization, null)).toBeNull();
});
