import X from 'lucide-react/icons/x';
import { Button } from 'react-aria-components/Button';

/** The cross on a token of a field, which removes the token. The label is react-aria's. */
export function RemoveToken({ className }: { className: string }) {
  return (
    <Button slot="remove" className={className}>
      <X aria-hidden />
    </Button>
  );
}
