import { publishingMessages } from '../../messages/publishing.ts';
import { SidePanel } from '../../overlays/SidePanel/SidePanel.tsx';
import { PublishCardFrame } from './PublishCard.tsx';
import type { PublishPanelProps } from './publishPanelTypes.ts';
import { usePublishPanel } from './usePublishPanel.tsx';

/**
 * Publishes an item, or shows where it is published and unpublishes it (core §2 Publishing side panel). It says in words
 * where an item goes before the button is pressed. A failed action shows its message, and nothing chosen is lost.
 */
export function PublishPanel({ isOpen, onOpenChange, isBeside = false, ...props }: PublishPanelProps) {
  const { content, footer, isBusy, forget } = usePublishPanel(props, isOpen || isBeside);
  if (isBeside) return <PublishCardFrame content={content} footer={footer} hasTabs={props.preview !== undefined} />;
  return (
    <SidePanel
      isOpen={isOpen}
      onOpenChange={(next) => {
        forget();
        onOpenChange(next);
      }}
      isBusy={isBusy}
      title={publishingMessages.panel.title}
      footer={footer}
    >
      {content}
    </SidePanel>
  );
}
