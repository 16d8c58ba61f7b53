import { Badge, Button, Card } from '@noticeboard/design-system';
import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { organizationMessages } from '../../messages/organization.ts';
import type { NodeAct } from './nodeActs.ts';
import * as styles from './organization.css.ts';
import { useNodeLogo } from './nodeLogos.ts';
import { nodesAbove, type TreeNode } from './organizationNodes.ts';

const texts = { ...organizationMessages.details, ...organizationMessages.tree };

export interface NodeDetailsProps {
  /** The node that is chosen in the tree. */
  node: TreeNode;
  /** Why an action is refused, or null. */
  refusal: (act: NodeAct, node: TreeNode) => string | null;
  /** A button was pressed; never for a refused action. */
  onAct: (act: NodeAct, node: TreeNode) => void;
}

const buttons = [
  { act: 'add', label: texts.addBelow, icon: <Plus />, tone: 'neutral' },
  { act: 'edit', label: texts.edit, icon: <Pencil />, tone: 'neutral' },
  { act: 'pages', label: texts.pages, icon: <Eye />, tone: 'neutral' },
  { act: 'delete', label: texts.delete, icon: <Trash2 />, tone: 'danger' },
] as const;

/** The chosen node: its facts and its actions. */
export function NodeDetails({ node, refusal, onAct }: NodeDetailsProps) {
  const logo = useNodeLogo(node.logoFile);
  const facts = [
    [texts.path, nodesAbove(node).map(({ name }) => name).join(' / ') || texts.root],
    [texts.below, node.below === 0 ? texts.none : texts.units(node.below)],
    [texts.publish, <Badge key="publish" tone={node.isPublishingOff ? 'neutral' : 'success'}>{node.isPublishingOff ? texts.publishOff : texts.publishOn}</Badge>],
  ] as const;
  return (
    <Card title={node.name}>
      <div className={styles.details}>
        {logo !== null && <img src={logo} alt="" className={styles.logo} />}
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name} className={styles.fact}>
              <dt className={styles.term}>{name}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.acts}>
          {buttons.map(({ act, label, icon, tone }) => (
            <Button key={act} variant="outline" tone={tone} size="small" icon={icon} disabledReason={refusal(act, node) ?? undefined} onPress={() => onAct(act, node)}>
              {label}
            </Button>
          ))}
        </div>
      </div>
    </Card>
  );
}
