import type { DraftStorage, UnsavedForm } from '@noticeboard/design-system';
import { describe, expect, test, vi } from 'vitest';
import { createForms } from './unsavedForms.ts';

const drafts: DraftStorage = { read: () => null, write: () => undefined, remove: () => undefined, isLasting: () => true };

function formsWith(...isDirty: boolean[]) {
  const forms = createForms(drafts);
  const made = isDirty.map((dirty): UnsavedForm => {
    const form: UnsavedForm = {
      isDirty: dirty,
      release: () => {
        form.isDirty = false;
      },
    };
    return form;
  });
  const takeAway = made.map((form) => forms.add(form));
  return { forms, takeAway };
}

describe('the forms of a page', () => {
  test('Clean forms are left without a question', async () => {
    const { forms } = formsWith(false, false);
    const ask = vi.fn(() => Promise.resolve(false));
    forms.askBy(ask);
    expect(await forms.mayLeave()).toBe(true);
    expect(ask).not.toHaveBeenCalled();
  });

  test('Dirty forms ask once for all of them, and are kept when the user stays', async () => {
    const { forms } = formsWith(true, true, false);
    const ask = vi.fn(() => Promise.resolve(false));
    forms.askBy(ask);
    expect(await forms.mayLeave()).toBe(false);
    expect(ask).toHaveBeenCalledOnce();
    forms.release('page');
    expect(await forms.mayLeave()).toBe(true);
    expect(ask).toHaveBeenCalledOnce();
  });

  test('Unmounted forms cause no question', async () => {
    const { forms, takeAway } = formsWith(true);
    forms.askBy(() => Promise.resolve(false));
    takeAway[0]?.();
    expect(forms.isDirty('page')).toBe(false);
    expect(await forms.mayLeave()).toBe(true);
  });

  test('Forms are left with their drafts when the question cannot be asked', async () => {
    const forms = createForms(drafts);
    const release = vi.fn();
    forms.add({ isDirty: true, release });
    forms.askBy(() => Promise.resolve(false));
    forms.keepAsDrafts();
    expect(forms.isDirty('page')).toBe(false);
    expect(await forms.mayLeave()).toBe(true);
    expect(release, 'which would forget the draft').not.toHaveBeenCalled();
  });

  test('Listeners are called once no form has anything to lose', () => {
    const { forms, takeAway } = formsWith(true, true);
    const tell = vi.fn();
    const end = forms.onClean('page', tell);
    takeAway[0]?.();
    expect(tell, 'the other one is dirty').not.toHaveBeenCalled();
    forms.release('page');
    forms.noteClean?.();
    expect(tell).toHaveBeenCalledOnce();
    end();
    forms.noteClean?.();
    expect(tell).toHaveBeenCalledOnce();
  });

  test('D7 messages that are kept until their writer signs out are asked about, and discarded, only then', async () => {
    const forms = createForms(drafts);
    const release = vi.fn();
    forms.add({ isDirty: true, lostBy: ['session'], release });
    const endForm = forms.add({ isDirty: true, release: () => undefined });
    const asked: string[] = [];
    forms.askBy((by) => (asked.push(by), Promise.resolve(true)));
    await forms.mayLeave('scope');
    forms.release('scope');
    expect(release, 'a form that is given up takes nothing else with it').not.toHaveBeenCalled();
    endForm();
    await forms.mayLeave('scope');
    await forms.mayLeave('session');
    expect(asked).toEqual(['scope', 'session']);
    forms.release('session');
    expect(release).toHaveBeenCalledOnce();
  });

  test('Forms are left without a question where none can be asked', async () => {
    const { forms } = formsWith(true);
    const end = forms.askBy(() => Promise.resolve(false));
    expect(await forms.mayLeave()).toBe(false);
    end();
    expect(await forms.mayLeave()).toBe(true);
  });

  test('The question is fetched as soon as there is a form', () => {
    expect(createForms(drafts).hasForms.read()).toBe(false);
    expect(formsWith(false).forms.hasForms.read()).toBe(true);
  });

  test('U10 uploads are asked about in their own words, and only before the tenant, the role or the page is left', () => {
    const forms = createForms(drafts);
    const question = { title: 'Cancel the uploads?', detail: '', keep: '', leave: '' };
    const uploads: UnsavedForm = { isDirty: true, lostBy: ['scope', 'session', 'load'], release: () => undefined, question };
    forms.add(uploads);
    expect([forms.isDirty('scope'), forms.isDirty('page'), forms.question('scope')]).toEqual([true, false, question]);
    const endForm = forms.add({ isDirty: true, release: () => undefined });
    expect([forms.isDirty('page'), forms.question('scope')]).toEqual([true, undefined]);
    forms.keepAsDrafts();
    expect(uploads.isDirty, 'no draft can keep it').toBe(true);
    endForm();
    expect(forms.question('session')).toBe(question);
  });
});
