import { useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../../ground/paths.ts';
import { useNavigateFromHere } from '../../../shared/useNavigateFromHere.ts';

/**
 * Goes back to the list with its page, search and filters, which are in the address of the form, too
 * (decisions-core A13). The list takes the form's place in the history: Back does not open again what was saved or given up.
 */
export function useBackToList(): { isOpen: boolean; back: () => void } {
  const [isOpen, setOpen] = useState(true);
  const navigate = useNavigateFromHere();
  const { search } = useLocation();
  return {
    isOpen,
    back: () => {
      // The form is closed before its page goes: what it opened with has the focus again, and not a field that goes with it.
      setOpen(false);
      navigate(paths.users + search, { replace: true });
    },
  };
}
