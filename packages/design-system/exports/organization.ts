export { NodeFilterModal } from '../src/organization/NodeFilterModal/NodeFilterModal.tsx';
export { type NodeFilterModalProps } from '../src/organization/NodeFilterModal/nodeFilterModalTypes.ts';
export { NodeFace, type NodeFaceProps } from '../src/organization/OrganizationTree/NodeFace.tsx';
export { OrganizationTree } from '../src/organization/OrganizationTree/OrganizationTree.tsx';
export {
  type OrganizationTreeNode,
  type OrganizationTreeProps,
} from '../src/organization/OrganizationTree/organizationTreeTypes.ts';
export { NewOrganizationForm, type NewOrganizationFormProps } from '../src/organization/NewOrganizationForm/NewOrganizationForm.tsx';
export type { NewOrganizationValues, OrganizationTemplateType, TemplateValues } from '../src/organization/NewOrganizationForm/organizationDraft.ts';
export {
  type EditableOrganizationNode,
  LogoNotSavedError,
  OrganizationNodeModal,
  type OrganizationNodeModalProps,
  type OrganizationNodeValues,
} from '../src/organization/OrganizationNodeModal/OrganizationNodeModal.tsx';
export { OrganizationPagesChecklist, type OrganizationPagesChecklistProps } from '../src/organization/OrganizationPagesChecklist/OrganizationPagesChecklist.tsx';
export type { NodePage } from '../src/organization/OrganizationPagesChecklist/pageVisibility.ts';
