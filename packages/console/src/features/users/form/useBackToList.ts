import { useLocation } from 'react-router';
import { paths } from '../../../ground/paths.ts';
import { useNavigateFromHere } from '../../../shared/useNavigateFromHere.ts';

/**
 * Goes back to the list with its page, search and filters, which are in the address of the form, too
 * (decisions-core A13). The list takes the form's place in the history: Back does not open again what was saved or given up.
 */
export function useBackToList(): () => void {
  const navigate = useNavigateFromHere();
  const { search } = useLocation();
  return () => navigate(paths.users + search, { replace: true });
}
