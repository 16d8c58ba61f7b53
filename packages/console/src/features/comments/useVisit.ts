import { useSynchronized } from '@noticeboard/design-system';
import { useCallback, useState } from 'react';
import { browserStorage } from '../../ground/browserStorage.ts';
import { useWorkspace } from '../../session/ConsoleSessionContext.tsx';
import { keepVisit, visitNow } from './visit.ts';

/** This visit to the inbox on this device, and the function that marks a comment as read in it. */
export function useVisit() {
  const { profile, tenant } = useWorkspace();
  const [storage] = useState(() => browserStorage('device'));
  const key = `noticeboard.comments-visit.${tenant.id}.${profile.id}`;
  const [now] = useState(() => new Date());
  const [visit, setVisit] = useState(() => visitNow(storage, key, now));
  useSynchronized(visit, () => keepVisit(storage, key, { ...visit, lastSeen: new Date().toISOString() }));
  const markRead = useCallback((id: string) => setVisit((last) => (last.opened.includes(id) ? last : { ...last, opened: [...last.opened, id] })), []);
  return { visit, now, markRead };
}
