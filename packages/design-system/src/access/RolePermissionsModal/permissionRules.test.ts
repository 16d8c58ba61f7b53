import { array, assert, boolean, constantFrom, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedPermissions, isChanged, permissionOf, permissionsToSave, rights, rightState, withPermissions, withRight, withRights } from './permissionRules.ts';

const permission = (contentInstanceId: string, granted = '') => ({
  contentInstanceId,
  canRead: granted.includes('r'),
  canWrite: granted.includes('w'),
  canDelete: granted.includes('d'),
});

describe('rights on a content instance', () => {
  it('Turning Read off turns Write and Delete off', () => {
    expect(withRight(permission('news', 'rwd'), 'canRead', false)).toEqual(permission('news'));
  });

  it('Turning Read on grants nothing else', () => {
    expect(withRight(permission('news'), 'canRead', true)).toEqual(permission('news', 'r'));
  });

  it('Turning Write or Delete on turns Read on', () => {
    expect(withRight(permission('news'), 'canWrite', true)).toEqual(permission('news', 'rw'));
    expect(withRight(permission('news'), 'canDelete', true)).toEqual(permission('news', 'rd'));
  });

  it('Turning Write off leaves the other rights', () => {
    expect(withRight(permission('news', 'rwd'), 'canWrite', false)).toEqual(permission('news', 'rd'));
  });

  it('Rights never come without Read, whatever is pressed', () => {
    const presses = array(tuple(constantFrom(...rights), boolean()));
    assert(
      property(presses, (all) => {
        const end = all.reduce((current, [right, isOn]) => withRight(current, right, isOn), permission('news'));
        return end.canRead || (!end.canWrite && !end.canDelete);
      }),
    );
  });
});

describe('Whole columns of rights', () => {
  it('A whole column of rights is turned for the instances shown and no others', () => {
    const after = withRights([permission('news', 'r'), permission('menu', 'rw')], ['news', 'photos'], 'canWrite', true);
    expect(after).toEqual([permission('news', 'rw'), permission('menu', 'rw'), permission('photos', 'rw')]);
  });

  it('A whole column says whether none, some or all have the right', () => {
    const permissions = [permission('news', 'rw'), permission('menu', 'r')];
    expect(rightState(permissions, ['news', 'menu'], 'canRead')).toBe('all');
    expect(rightState(permissions, ['news', 'menu'], 'canWrite')).toBe('some');
    expect(rightState(permissions, ['news', 'menu'], 'canDelete')).toBe('none');
    expect(rightState(permissions, [], 'canRead')).toBe('none');
  });
});

describe('Permissions that are saved', () => {
  const before = [permission('news', 'r')];

  it('The saved permissions have no new entry that grants nothing', () => {
    expect(permissionsToSave(before, [permission('news'), permission('menu')])).toEqual([permission('news')]);
  });

  it('The saved permissions keep entries of instances that are not shown', () => {
    expect(permissionsToSave([...before, permission('gone', 'rd')], [...before, permission('gone', 'rd')])).toContainEqual(permission('gone', 'rd'));
  });

  it('The permissions have changed only when a right differs', () => {
    expect(isChanged(before, withRights(before, ['news', 'menu'], 'canDelete', false))).toBe(false);
    expect(isChanged(before, withRights(before, ['news'], 'canDelete', true))).toBe(true);
    expect(permissionOf(before, 'menu')).toEqual(permission('menu'));
  });
});

describe('a draft of permissions', () => {
  const before = [permission('news', 'r'), permission('menu', 'rw')];

  it('A draft of permissions holds what was turned, so that nothing else is turned when it is restored', () => {
    const changed = changedPermissions(before, withRights(before, ['news', 'ideas'], 'canWrite', true));
    expect(changed).toEqual([permission('news', 'rw'), permission('ideas', 'rw')]);
    const saved = [permission('news', 'r'), permission('menu', 'rwd')];
    expect(withPermissions(saved, changed)).toEqual([permission('news', 'rw'), permission('menu', 'rwd'), permission('ideas', 'rw')]);
  });

  it('A draft of permissions is empty where everything was turned back', () => {
    expect(changedPermissions(before, withRights(withRights(before, ['news'], 'canWrite', true), ['news'], 'canWrite', false))).toEqual([]);
  });
});
