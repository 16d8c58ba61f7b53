import type { UserChanges, UserPayload } from '@noticeboard/design-system/people';
import { useRef, useState } from 'react';
import { createOnce } from '../../../api/createOnce.ts';
import { foundWhen } from '../../../api/lookAgain.ts';
import { useReadAgain } from '../../../api/useReadAgain.ts';
import { useOverwriteWarning } from '../../../api/useOverwriteWarning.ts';
import { useSave } from '../../../access/useSave.ts';
import { messages } from '../../../messages/en.ts';
import { userMessages } from '../../../messages/users.ts';
import { useActingAs } from '../../../access/useAccess.ts';
import { useUserSearchPath } from '../../../shared/people/userSearchPath.ts';
import { userReads } from '../list/userReads.ts';
import { partlySaved, type StepNames } from './partlySaved.ts';
import { afterStep, type SavedUser, saveSteps, savedUserOf } from './savedUser.ts';
import { isMadeUser, sendNewUser, sendStep, usersNamed } from './sendStep.ts';
import { withUntouchedFields } from './untouchedFields.ts';
import { userOverwriting } from './userOverwriting.ts';

/** The reads that are outdated after a user was added or changed. */
const invalidates = [...userReads, '/api/users/me', '/api/management/analytics/tenant/stats'] as const;

/**
 * Saves a user by several calls, one after the other. If one fails, the next try continues from there:
 * nothing is done twice, and a user who was added is not added again (decisions-core O44).
 *
 * @param saved the user as the form was opened; null for a new one
 */
export function useSaveUser(saved: SavedUser | null, names: StepNames) {
  const actingAs = useActingAs();
  const readAgain = useReadAgain();
  const known = useRef(saved);
  const warnOfOverwriting = useOverwriteWarning();
  const [wasAdded, setAdded] = useState(false);
  const searchPath = useUserSearchPath();
  const [sendNew] = useState(() =>
    createOnce({
      make: sendNewUser,
      list: (sender, fields: UserPayload, signal) => usersNamed(sender, searchPath, fields.username ?? '', signal),
      isMade: isMadeUser,
      nameOf: ({ username = '' }) => username,
    }),
  );
  const { save, isSlow, cancel } = useSave({
    send: async (client, changes: UserChanges, signal) => {
      const steps = saveSteps(known.current, changes);
      let sent = changes.user;
      // Roles and tags are given and taken one by one: the other steps replace values.
      if (known.current !== null && steps.some(({ kind }) => kind === 'fields' || kind === 'department' || kind === 'supervisor')) {
        const { data } = await client.GET('/api/management/users/{id}', { params: { path: { id: known.current.id } }, signal });
        if (data !== undefined) {
          const now = savedUserOf(data);
          if (sent !== undefined) sent = withUntouchedFields(sent, known.current.fields, now.fields);
          warnOfOverwriting(userOverwriting(known.current, now, { ...changes, ...(sent !== undefined && { user: sent }) }));
        }
      }
      for (const [index, step] of steps.entries()) {
        try {
          if (known.current !== null) {
            await sendStep(client, known.current.id, step.kind === 'fields' && sent !== undefined ? { ...step, fields: sent } : step, signal);
            // The form's values count as saved: only later changes are changes.
            known.current = afterStep(known.current, step);
          } else if (step.kind === 'fields') {
            known.current = savedUserOf(await sendNew(client, step.fields, signal));
            setAdded(true);
          }
        } catch (error) {
          if (index === 0) throw error;
          // The list shows what was saved, although the form stays open.
          void readAgain(invalidates);
          throw partlySaved({ done: steps.slice(0, index), failed: step, left: steps.slice(index + 1), error }, names, { actingAs });
        }
      }
    },
    look: async (client, changes, signal) => {
      if (known.current === null) return null;
      const { data } = await client.GET('/api/management/users/{id}', { params: { path: { id: known.current.id } }, signal });
      return foundWhen(data !== undefined && saveSteps(savedUserOf(data), changes).length === 0, undefined);
    },
    invalidates,
    success: saved === null ? userMessages.form.added : messages.saving.done,
    failureTitle: saved === null ? 'Error' : 'Update Error',
  });
  return { save: async (changes: UserChanges) => {
      await save(changes);
    }, wasAdded, wait: { isSlow, cancel } };
}
