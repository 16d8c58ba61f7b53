import { useState } from 'react';
import { useApiScope } from '../../api/ApiScopeProvider.tsx';
import { browserStorage } from '../../ground/browserStorage.ts';
import { keptUnder } from '../../ground/drafts.ts';

/** Who of those that one message is for has been written to. */
export interface WrittenPeople {
  /** Their ids, as this visit found them. */
  found: readonly string[];
  /** One more was written to. */
  add: (id: string) => void;
  /** Everyone was written to, or the rest is not to be. */
  forget: () => void;
}

/**
 * Remembers in the tab who was written to while a message goes to one after the other, so that a reload, a sign-in or Back in
 * the middle writes to nobody twice. It goes with the drafts when the writer signs out.
 *
 * @param chosenElsewhere ids of the people whom the address names; empty for a conversation that begins with nobody
 */
export function useWrittenPeople(chosenElsewhere: readonly string[]): WrittenPeople {
  const { subject, tenantId, roleId } = useApiScope();
  const [written] = useState<WrittenPeople>(() => {
    const storage = browserStorage('tab');
    const key = [keptUnder(subject) + tenantId, roleId, 'written', ...chosenElsewhere].join(' ');
    const read = () => (storage.read(key) ?? '').split(' ').filter((id) => id !== '');
    return { found: read(), add: (id) => storage.write(key, [...read(), id].join(' ')), forget: () => storage.remove(key) };
  });
  return written;
}
