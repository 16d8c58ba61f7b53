import '@noticeboard/design-system/styles.css';
import { Tree } from '@noticeboard/design-system';
import type { Candidate } from '../../pages/candidateTypes.ts';

const nothing: ReadonlySet<string> = new Set();

export const candidate: Candidate = {
  kind: 'tree',
  render: (nodes) => (
    <Tree label="Places" nodes={nodes} hasSearch={false} hasExpandAll defaultExpandedIds={nothing} height="600px" />
  ),
  expandAll: 'button[aria-label="Open all"]',
};
