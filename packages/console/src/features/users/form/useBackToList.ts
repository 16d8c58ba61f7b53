import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';

/** Goes back to the list with its page, search and filters, which stand in the address of the form, too (decisions-core A13). */
export function useBackToList(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return () => void navigate(paths.users + search);
}
