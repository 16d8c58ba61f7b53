import { Button, Link, Menu } from '@noticeboard/design-system';
import MessageSquare from 'lucide-react/icons/message-square';
import { useAccess } from '../../../../access/useAccess.ts';
import { mostRecipients } from '../../../../ground/limits.ts';
import { messagesTo } from '../../../../ground/paths.ts';
import { socialFeedMessages } from '../../../../messages/socialFeed.ts';
import { useWorkspace } from '../../../../session/ConsoleSessionContext.tsx';
import type { Reader } from './confirmationBoard.ts';
import { partsOf } from './partsOf.ts';

const texts = socialFeedMessages.engagement.board;

/** The way to a new conversation with people of the board: asked there as one or as many, and nothing is sent before. */
export function WriteTo({ people }: { people: readonly Reader[] }) {
  const { userId } = useAccess();
  const { tenant } = useWorkspace();
  const parts = partsOf(people.filter(({ id }) => id !== userId), mostRecipients);
  const [first] = parts;
  if (!tenant.isChatEnabled || first === undefined) return null;
  if (parts.length === 1) {
    return (
      <div>
        <Link href={messagesTo(first.map(({ id }) => id))} variant="button" icon={<MessageSquare aria-hidden />}>
          {texts.write(first.length)}
        </Link>
      </div>
    );
  }
  const actions = parts.map((part, index) => ({
    id: String(index),
    label: texts.writePart(index * mostRecipients + 1, index * mostRecipients + part.length, part[0]?.name ?? '', part.at(-1)?.name ?? ''),
    href: messagesTo(part.map(({ id }) => id)),
  }));
  return (
    <div>
      <Menu
        label={texts.writeParts(mostRecipients)}
        sections={[{ id: 'parts', title: texts.writeParts(mostRecipients), actions }]}
        trigger={
          <Button variant="outline" icon={<MessageSquare />}>
            {texts.write(parts.flat().length)}
          </Button>
        }
      />
    </div>
  );
}
