import { Alert } from '@noticeboard/design-system';
import { messages } from '../../messages/en.ts';
import { useActingAs } from '../../access/useAccess.ts';

const texts = messages.actingRefusal;

/**
 * Shown in place of a page of super administrators while one of them acts in a lower role: the host would refuse all of
 * it, and trying again would change nothing (decisions-main 3).
 */
export function ActingRefusal() {
  const actingAs = useActingAs();
  return <Alert title={texts.title}>{actingAs === undefined ? texts.text : texts.acting(actingAs)}</Alert>;
}
