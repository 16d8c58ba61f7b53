import { Alert } from '@noticeboard/design-system';
import { messages } from '../../messages/en.ts';
import { useActingAs } from '../../access/useAccess.ts';

const texts = messages.actingRefusal;

/**
 * Shown instead of a page for super administrators while one of them acts in a lower role: the host would refuse every
 * request, and a retry would change nothing (decisions-main 3).
 */
export function ActingRefusal() {
  const actingAs = useActingAs();
  return <Alert title={texts.title}>{actingAs === undefined ? texts.text : texts.acting(actingAs)}</Alert>;
}
