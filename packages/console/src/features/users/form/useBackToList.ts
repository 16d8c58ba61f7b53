import { useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../../ground/paths.ts';
import { useNavigateFromHere } from '../../../shared/useNavigateFromHere.ts';

/**
 * Goes back to the list with its page, search and filters, which are in the address of the form, too
 * (decisions-core A13). The list replaces the form in the history: Back does not reopen what was saved or discarded.
 */
export function useBackToList(): { isOpen: boolean; back: () => void } {
  const navigate = useNavigateFromHere();
  const { search, key } = useLocation();
  const [closedVisit, setClosedVisit] = useState<string>();
  return {
    // Opening the same form again before its page has unmounted is a new visit to the mounted page.
    isOpen: closedVisit !== key,
    back: () => {
      // The form closes before its page unmounts: the focus returns to the element that opened it, instead of being lost with a field.
      setClosedVisit(key);
      navigate(paths.users + search, { replace: true });
    },
  };
}
