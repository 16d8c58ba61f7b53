import { OrganizationNodeModal } from '@noticeboard/design-system/organization';
import { SlowWrite } from '../../shared/SlowWrite.tsx';
import { useNodeLogo } from './nodeLogos.ts';
import { type SavedNode, useSaveNode } from './useSaveNode.ts';

export type EditNodeProps = SavedNode & {
  /** The user asked to close it, or it is saved. */
  onClose: () => void;
  /** The node is saved, including its logo. */
  onSaved: (id: string) => void;
};

/** Adds a node below `parent` or changes `node` (ORG-09 to ORG-12). Mounted while it is open. */
export function EditNode({ onClose, onSaved, ...target }: EditNodeProps) {
  const { save, wait } = useSaveNode(target, onSaved);
  const logo = useNodeLogo(target.node?.logoFile ?? null);
  return (
    <OrganizationNodeModal
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      node={target.node ? { id: target.node.id, name: target.node.name, logo, hasLogo: target.node.logoFile !== null, publishEnabled: !target.node.isPublishingOff } : null}
      {...(target.parent && { parent: target.parent })}
      onSave={save}
      notice={<SlowWrite {...wait} />}
    />
  );
}
