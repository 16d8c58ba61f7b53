export { PublicationMark, type PublicationMarkProps } from '../src/publishing/PublicationMark/PublicationMark.tsx';
export { type AllowedNodes, publicationRefusal, reachInWords } from '../src/publishing/PublicationLevelPicker/publicationLevels.ts';
export { PublicationLevelPicker, type PublicationLevelPickerProps } from '../src/publishing/PublicationLevelPicker/PublicationLevelPicker.tsx';
export { type PublishableItem, type PublicationStatus, publicationStatus, shortStatus } from '../src/publishing/PublishPanel/publicationStatus.ts';
export { CheckList, type PublishCheck } from '../src/publishing/CheckList/CheckList.tsx';
export { PhonePreview, type PhonePreviewProps, type PreviewedItem } from '../src/publishing/PhonePreview/PhonePreview.tsx';
export { PublishCard } from '../src/publishing/PublishPanel/PublishCard.tsx';
export { PublishPanel } from '../src/publishing/PublishPanel/PublishPanel.tsx';
export { type ChosenPublication, type LastPublishAct, type PublishActs, type PublishCardProps, type PublishPanelProps } from '../src/publishing/PublishPanel/publishPanelTypes.ts';
