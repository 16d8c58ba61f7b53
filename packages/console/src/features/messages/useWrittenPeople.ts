import { useState } from 'react';
import { useApiScope } from '../../api/ApiScopeProvider.tsx';
import { browserStorage } from '../../ground/browserStorage.ts';
import { keptUnder } from '../../ground/drafts.ts';

/** Which of the recipients of one message have been written to. */
export interface WrittenPeople {
  /** Their ids, as found on mount. */
  found: readonly string[];
  /** One more was written to. */
  add: (id: string) => void;
  /** Everyone was written to, or the rest are not to be. */
  forget: () => void;
}

/**
 * Stores in the tab who was written to while a message is sent to one person after the other, so that a reload, a sign-in or Back in
 * between writes to nobody twice. It is removed with the drafts when the user signs out.
 *
 * @param chosenElsewhere ids of the people in the address; empty for a conversation that begins without recipients
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
