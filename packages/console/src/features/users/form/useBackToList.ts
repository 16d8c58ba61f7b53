import { useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../../ground/paths.ts';
import { useNavigateFromHere } from '../../../shared/useNavigateFromHere.ts';

/**
 * Goes back to the list with its page, search and filters, which are in the address of the form, too
 * (decisions-core A13). The list takes the form's place in the history: Back does not open again what was saved or discarded.
 */
export function useBackToList(): { isOpen: boolean; back: () => void } {
  const navigate = useNavigateFromHere();
  const { search, key } = useLocation();
  const [closedVisit, setClosedVisit] = useState<string>();
  return {
    // Who opens the same form again before its page has gone comes to a new visit of the page that is still there.
    isOpen: closedVisit !== key,
    back: () => {
      // The form is closed before its page goes: what it opened with has the focus again, and not a field that goes with it.
      setClosedVisit(key);
      navigate(paths.users + search, { replace: true });
    },
  };
}
