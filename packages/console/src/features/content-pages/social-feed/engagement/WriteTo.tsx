import { Button, Link, Menu } from '@noticeboard/design-system';
import type { ConfirmationReader } from '@noticeboard/design-system/content';
import Send from 'lucide-react/icons/send';
import { useAccess } from '../../../../access/useAccess.ts';
import { mostRecipients } from '../../../../ground/limits.ts';
import { messagesTo } from '../../../../ground/paths.ts';
import { socialFeedMessages } from '../../../../messages/socialFeed.ts';
import { useWorkspace } from '../../../../session/ConsoleSessionContext.tsx';
import { partsOf } from './partsOf.ts';

const texts = socialFeedMessages.engagement.board;

/** The link to a new conversation with people of the board: whether as one or as many is chosen there, and nothing is sent before. */
export function WriteTo({ people }: { people: readonly ConfirmationReader[] }) {
  const { userId } = useAccess();
  const { tenant } = useWorkspace();
  const parts = partsOf(people.filter(({ id }) => id !== userId), mostRecipients);
  const [first] = parts;
  if (!tenant.isChatEnabled || first === undefined) return null;
  if (parts.length === 1) {
    return (
      <Link href={messagesTo(first.map(({ id }) => id))} variant="buttonSolid" icon={<Send aria-hidden />}>
        {texts.write(first.length)}
      </Link>
    );
  }
  const actions = parts.map((part, index) => ({
    id: String(index),
    label: texts.writePart(index * mostRecipients + 1, index * mostRecipients + part.length, part[0]?.name ?? '', part.at(-1)?.name ?? ''),
    href: messagesTo(part.map(({ id }) => id)),
  }));
  return (
    <Menu
      label={texts.writeParts(mostRecipients)}
      sections={[{ id: 'parts', title: texts.writeParts(mostRecipients), actions }]}
      trigger={
        <Button icon={<Send />}>
          {texts.write(parts.flat().length)}
        </Button>
      }
    />
  );
}
