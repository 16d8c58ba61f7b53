import { Alert, Button, ErrorState, FormSkeleton, Link, Modal, Stack } from '@noticeboard/design-system';
import MessageSquare from 'lucide-react/icons/message-square';
import { useActingAs } from '../../access/useAccess.ts';
import { describeError } from '../../ground/describeError.ts';
import { mostRecipients } from '../../ground/limits.ts';
import { messagesTo } from '../../ground/paths.ts';
import { organizationMessages } from '../../messages/organization.ts';
import * as styles from './NodeAdministrators.css.ts';
import type { TreeNode } from './organizationNodes.ts';
import { useNodeAdministrators } from './useNodeAdministrators.ts';

const texts = organizationMessages.administrators;

export interface NodeAdministratorsProps {
  /** The node whose administrators can be written to. */
  node: TreeNode;
  /** The user asked to close it. */
  onClose: () => void;
}

/** The administrators of a node, and the button for a conversation with them. Mounted while it is open. */
export function NodeAdministrators({ node, onClose }: NodeAdministratorsProps) {
  const actingAs = useActingAs();
  const { people, isWhole, error, retry } = useNodeAdministrators(node.id);
  const written = people?.slice(0, mostRecipients) ?? [];
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={texts.title(node.name)}
      footer={
        <>
          <Button variant="outline" tone="neutral" onPress={onClose}>
            {organizationMessages.pages.done}
          </Button>
          {written.length > 0 && (
            <Link href={messagesTo(written.map(({ id }) => id))} variant="buttonSolid" icon={<MessageSquare aria-hidden />}>
              {texts.write}
            </Link>
          )}
        </>
      }
    >
      {error !== undefined && <ErrorState title={texts.failed} detail={describeError(error, { actingAs }).detail} onRetry={retry} />}
      {error === undefined && people === undefined && <FormSkeleton label={texts.loading} />}
      {people !== undefined && (
        <Stack gap="medium">
          <p>{written.length === 0 ? texts.none : texts.intro(written.length)}</p>
          {people.length > written.length && <p>{texts.first(written.length, people.length)}</p>}
          {!isWhole && <Alert tone="warning">{texts.left}</Alert>}
          {written.length > 0 && (
            <ul className={styles.people}>
              {written.map(({ id, name, detail }) => (
                <li key={id}>
                  {name} <span className={styles.role}>{detail}</span>
                </li>
              ))}
            </ul>
          )}
        </Stack>
      )}
    </Modal>
  );
}
