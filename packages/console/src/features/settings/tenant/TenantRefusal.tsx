import { Alert } from '@noticeboard/design-system';
import { settingsMessages } from '../../../messages/settings.ts';
import { useAccess, useActingAs } from '../../../access/useAccess.ts';

const texts = settingsMessages.refused;

/** Why settings of the whole tenant are refused: because of the user's roles, or of the one they act in (decisions-main 3, 10). */
export function TenantRefusal() {
  const { highestRole } = useAccess();
  const actingAs = useActingAs();
  const isHeld = highestRole === 'SuperAdmin' && actingAs !== undefined;
  return <Alert title={texts.title}>{isHeld ? texts.acting(actingAs) : texts.highest}</Alert>;
}
