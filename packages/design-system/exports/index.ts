export { Button, type ButtonProps } from '../src/actions/Button/Button.tsx';
export { Link, type LinkProps } from '../src/actions/Link/Link.tsx';
export { LinkElementProvider, type LinkElementProps, type LinkElementProviderProps } from '../src/actions/Link/LinkElement.tsx';
export { AppShell, type AppShellProps } from '../src/layout/AppShell/AppShell.tsx';
export { BrandMark, type BrandMarkProps } from '../src/layout/BrandMark/BrandMark.tsx';
export { Card, type CardProps } from '../src/layout/Card/Card.tsx';
export { ContentTypeNavigation, type ContentTypeNavigationProps } from '../src/layout/ContentTypeNavigation/ContentTypeNavigation.tsx';
export { type ContentNavigationPage, type ContentTypeFilter, inOrder } from '../src/layout/ContentTypeNavigation/contentPages.ts';
export { FullScreenPage, type FullScreenPageProps } from '../src/layout/FullScreenPage/FullScreenPage.tsx';
export { PageHeader, type PageHeaderProps } from '../src/layout/PageHeader/PageHeader.tsx';
export { ProfileMenu } from '../src/layout/ProfileMenu/ProfileMenu.tsx';
export type { Appearance, ProfileMenuProps } from '../src/layout/ProfileMenu/profileMenuTypes.ts';
export { RoleSelector } from '../src/layout/RoleSelector/RoleSelector.tsx';
export type { RoleChoice, RoleSelectorProps, TenantChoice } from '../src/layout/RoleSelector/roleSelectorTypes.ts';
export { TenantLogo, type TenantLogoProps } from '../src/layout/TenantLogo/TenantLogo.tsx';
export { SectionMenu, type SectionMenuEntry, type SectionMenuGroup, type SectionMenuProps } from '../src/layout/SectionMenu/SectionMenu.tsx';
export { SideNav, type SideNavProps } from '../src/layout/SideNav/SideNav.tsx';
export type { SideNavEntry, SideNavFilter, SideNavLink, SideNavSection, SideNavSlot } from '../src/layout/SideNav/sideNavTypes.ts';
export { Tile, type TileProps } from '../src/layout/Tile/Tile.tsx';
export { TopBar, type TopBarProps } from '../src/layout/TopBar/TopBar.tsx';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from '../src/collections/Breadcrumbs/Breadcrumbs.tsx';
export { CardList, type CardListProps } from '../src/collections/CardList/CardList.tsx';
export { type CardDetail, CardListItem, type CardListItemProps } from '../src/collections/CardList/CardListItem.tsx';
export { DataTable } from '../src/collections/DataTable/DataTable.tsx';
export {
  type DataTableColumn,
  type DataTableFilter,
  type DataTableFilterOption,
  type DataTableHandle,
  type DataTableProps,
  type DataTableSort,
  type SortDirection,
} from '../src/collections/DataTable/dataTableTypes.ts';
export { FilterBar, type FilterBarProps } from '../src/collections/FilterBar/FilterBar.tsx';
export { PageSizeSelect, type PageSizeSelectProps } from '../src/collections/PageSizeSelect/PageSizeSelect.tsx';
export { Pagination } from '../src/collections/Pagination/Pagination.tsx';
export { clampPage, contentPageSizes, defaultPageSizes, lastPage, pageOfFirstRow } from '../src/collections/Pagination/pageRules.ts';
export { type PaginationProps } from '../src/collections/Pagination/paginationTypes.ts';
export { CommandPalette } from '../src/collections/CommandPalette/CommandPalette.tsx';
export { type Command, type CommandGroup, type CommandPaletteProps } from '../src/collections/CommandPalette/commandPaletteTypes.ts';
export { InfiniteList } from '../src/collections/InfiniteList/InfiniteList.tsx';
export { type InfiniteListProps } from '../src/collections/InfiniteList/infiniteListTypes.ts';
export { type TabItem, Tabs, type TabsProps } from '../src/collections/Tabs/Tabs.tsx';
export { Tree } from '../src/collections/Tree/Tree.tsx';
export { moveNodes, withoutNodes } from '../src/collections/Tree/moveRules.ts';
export { type TreeAct, type TreeNode, type TreeProps } from '../src/collections/Tree/treeTypes.ts';
export { Announcement, type AnnouncementProps } from '../src/feedback/announcement/Announcement.tsx';
export { say } from '../src/feedback/announcement/say.ts';
export { Alert, type AlertProps } from '../src/feedback/Alert/Alert.tsx';
export { Badge, type BadgeProps } from '../src/feedback/Badge/Badge.tsx';
export { EmptyState, type EmptyStateProps } from '../src/feedback/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from '../src/feedback/ErrorState/ErrorState.tsx';
export { InlineError, type InlineErrorProps } from '../src/feedback/InlineError/InlineError.tsx';
export { lazyPart, type LazyPartOptions } from '../src/feedback/lazyParts/lazyPart.tsx';
export { loadAgain } from '../src/feedback/lazyParts/loadAgain.ts';
export { useIsOnline } from '../src/feedback/lazyParts/useIsOnline.ts';
export { type Tries, useTries } from '../src/feedback/lazyParts/useTries.ts';
export { LoadFailure, type LoadFailureProps } from '../src/feedback/LoadFailure/LoadFailure.tsx';
export { OfflineBanner, type OfflineBannerProps } from '../src/feedback/OfflineBanner/OfflineBanner.tsx';
export { ProgressBar, type ProgressBarProps } from '../src/feedback/ProgressBar/ProgressBar.tsx';
export { SaveStatus, type SaveStatusProps } from '../src/feedback/SaveStatus/SaveStatus.tsx';
export { UploadTray, type UploadTrayProps } from '../src/feedback/UploadTray/UploadTray.tsx';
export { CardSkeleton, type CardSkeletonProps } from '../src/feedback/CardSkeleton/CardSkeleton.tsx';
export { ChartSkeleton, type ChartSkeletonProps } from '../src/feedback/ChartSkeleton/ChartSkeleton.tsx';
export { FormSkeleton, type FormSkeletonProps } from '../src/feedback/FormSkeleton/FormSkeleton.tsx';
export { TableSkeleton, type TableSkeletonProps } from '../src/feedback/TableSkeleton/TableSkeleton.tsx';
export { Skeleton, SkeletonGroup, type SkeletonGroupProps, type SkeletonProps } from '../src/feedback/Skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from '../src/feedback/Spinner/Spinner.tsx';
export { ConfirmModal, type ConfirmModalProps } from '../src/overlays/ConfirmModal/ConfirmModal.tsx';
export { Menu, type MenuAction, type MenuProps } from '../src/overlays/Menu/Menu.tsx';
export { FirstFocus } from '../src/overlays/Modal/FirstFocus.tsx';
export { Modal, type ModalProps } from '../src/overlays/Modal/Modal.tsx';
export { Popover, type PopoverProps } from '../src/overlays/Popover/Popover.tsx';
export { ImageLightbox } from '../src/overlays/ImageLightbox/ImageLightbox.tsx';
export type { ImageLightboxProps, LightboxImage } from '../src/overlays/ImageLightbox/imageLightboxTypes.ts';
export { VideoPlayerModal, type VideoCaptions, type VideoPlayerModalProps } from '../src/overlays/VideoPlayerModal/VideoPlayerModal.tsx';
export { SidePanel, type SidePanelProps } from '../src/overlays/SidePanel/SidePanel.tsx';
export { defaultToastDuration, showToast, type ToastMessage } from '../src/overlays/Toast/showToast.ts';
export { Toasts } from '../src/overlays/Toast/Toasts.tsx';
export { TypeToConfirmModal, type TypeToConfirmModalProps } from '../src/overlays/TypeToConfirmModal/TypeToConfirmModal.tsx';
export { UnsavedChangesModal, type UnsavedChangesModalProps } from '../src/overlays/UnsavedChangesModal/UnsavedChangesModal.tsx';
export { type ModalAction, useModalAction } from '../src/overlays/useModalAction.ts';
export { type UnsavedChanges, useUnsavedChanges, type UseUnsavedChangesProps } from '../src/overlays/UnsavedChangesModal/useUnsavedChanges.tsx';
export { mergeDraft, type MergedDraft } from '../src/overlays/UnsavedWork/mergeDraft.ts';
export { type UnsavedWork, useUnsavedWork, type UseUnsavedWorkProps } from '../src/overlays/UnsavedWork/useUnsavedWork.tsx';
export { type DraftStorage, type UnsavedForm, type UnsavedForms, UnsavedWorkContext } from '../src/overlays/UnsavedWork/UnsavedWorkContext.ts';
export { Tooltip, type TooltipProps } from '../src/overlays/Tooltip/Tooltip.tsx';
export { NodeFilterModal } from '../src/organization/NodeFilterModal/NodeFilterModal.tsx';
export { type NodeFilterModalProps } from '../src/organization/NodeFilterModal/nodeFilterModalTypes.ts';
export { NodeFace, type NodeFaceProps } from '../src/organization/OrganizationTree/NodeFace.tsx';
export { OrganizationTree } from '../src/organization/OrganizationTree/OrganizationTree.tsx';
export {
  type OrganizationTreeNode,
  type OrganizationTreeProps,
} from '../src/organization/OrganizationTree/organizationTreeTypes.ts';
export { IconButton, type IconButtonProps } from '../src/actions/IconButton/IconButton.tsx';
export { Checkbox, type CheckboxProps } from '../src/fields/Checkbox/Checkbox.tsx';
export { type CheckboxChoice, CheckboxGroup, type CheckboxGroupProps } from '../src/fields/CheckboxGroup/CheckboxGroup.tsx';
export { ComboBox } from '../src/fields/ComboBox/ComboBox.tsx';
export type { ComboBoxChoice, ComboBoxProps } from '../src/fields/ComboBox/comboBoxTypes.ts';
export type { MultiSelectChoice } from '../src/fields/MultiSelect/multiSelectTypes.ts';
export { MultiSelect, type MultiSelectProps } from '../src/fields/MultiSelect/MultiSelect.tsx';
export { ColourThemePicker, type ColourThemePickerProps } from '../src/fields/ColourThemePicker/ColourThemePicker.tsx';
export { isTenantColour, tenantColours, type TenantColour } from '../src/theme/palettes/themeNames.ts';
export { contentIcon, iconLabel } from '../src/fields/IconPicker/contentIcons.ts';
export { IconPicker, type IconPickerProps } from '../src/fields/IconPicker/IconPicker.tsx';
export type { RadioChoice } from '../src/fields/RadioGroup/radioTypes.ts';
export { RadioGroup, type RadioGroupProps } from '../src/fields/RadioGroup/RadioGroup.tsx';
export { type Segment, SegmentedControl, type SegmentedControlProps } from '../src/fields/SegmentedControl/SegmentedControl.tsx';
export { MentionTextArea } from '../src/fields/MentionTextArea/MentionTextArea.tsx';
export { mentionSegments, type MentionSegment } from '../src/fields/MentionTextArea/mentions.ts';
export type { MentionPerson, MentionTextAreaProps } from '../src/fields/MentionTextArea/mentionTypes.ts';
export { DatePicker, type DatePickerProps } from '../src/fields/DatePicker/DatePicker.tsx';
export { type DatePreset } from '../src/fields/dates/CalendarPopover.tsx';
export { DateRangePicker, type DateRangePickerProps, type DayRange } from '../src/fields/DateRangePicker/DateRangePicker.tsx';
export { DateTimePicker, type DateTimePickerProps } from '../src/fields/DateTimePicker/DateTimePicker.tsx';
export { dayOf } from '../src/fields/dates/dayOf.ts';
export { formatDay, formatInstant, timeZoneInWords } from '../src/fields/dates/dateTexts.ts';
export { type Recurrence, recurrenceDates, recurrenceFrequencies, type RecurrenceFrequency } from '../src/fields/RecurrenceFields/recurrenceDates.ts';
export { RecurrenceFields, type RecurrenceFieldsProps } from '../src/fields/RecurrenceFields/RecurrenceFields.tsx';
export { PhoneField, type PhoneFieldProps } from '../src/fields/PhoneField/PhoneField.tsx';
export { SearchField, type SearchFieldProps } from '../src/fields/SearchField/SearchField.tsx';
export { Select, type SelectChoice, type SelectProps } from '../src/fields/Select/Select.tsx';
export { Switch, type SwitchProps } from '../src/fields/Switch/Switch.tsx';
export { FileUpload, type FileUploadProps } from '../src/fields/FileUpload/FileUpload.tsx';
export { fileExtension, fileKind, fileRefusal, type FileRefusal, type FileRules, imageRules, singleFileLimit } from '../src/fields/FileUpload/fileRules.ts';
export { type Upload, type UploadActs, type UploadStatus, uploadStatusCodes } from '../src/fields/FileUpload/uploadTypes.ts';
export { ImageUpload, type ImageUploadProps } from '../src/fields/ImageUpload/ImageUpload.tsx';
export { imageType } from '../src/fields/ImageUpload/imageType.ts';
export { isTooManyPixels, longestPictureSide, pictureSize, type PictureSize } from '../src/fields/ImageUpload/pictureSize.ts';
export { type ImageAspect, imageSizes } from '../src/fields/ImageUpload/imageSizes.ts';
export { oneLine } from '../src/fields/oneLine.ts';
export { shortened } from '../src/text/characters.ts';
export { e164Of, spacedPhone } from '../src/fields/PhoneField/e164.ts';
export { useSpacedPhone } from '../src/fields/PhoneField/useSpacedPhone.ts';
export { loadPhoneLibrary } from '../src/fields/PhoneField/usePhoneLibrary.ts';
export { defaultPhoneCountry, type PhoneLibrary, readPhone } from '../src/fields/PhoneField/phoneRules.ts';
export { EmailField, type EmailFieldProps } from '../src/fields/EmailField/EmailField.tsx';
export { isEmail, isEmailIfGiven, trimEmail } from '../src/fields/EmailField/emailRules.ts';
export { TextArea, type TextAreaProps } from '../src/fields/TextArea/TextArea.tsx';
export { TagInput, type TagInputProps } from '../src/fields/TagInput/TagInput.tsx';
export { normalizeTag, tagMaximumLength, tagMinimumLength, tagRefusal, type TagRefusal } from '../src/fields/TagInput/tagRules.ts';
export { NumberField, type NumberFieldProps } from '../src/fields/NumberField/NumberField.tsx';
export { TextField, type TextFieldProps } from '../src/fields/TextField/TextField.tsx';
export { Grid, type GridProps } from '../src/layout/Grid/Grid.tsx';
export { Inline, type InlineProps } from '../src/layout/Inline/Inline.tsx';
export { Stack, type StackProps } from '../src/layout/Stack/Stack.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from '../src/layout/VisuallyHidden/VisuallyHidden.tsx';
export { AnalyticsRangePicker, type AnalyticsRangePickerProps } from '../src/charts/AnalyticsRangePicker/AnalyticsRangePicker.tsx';
export {
  analyticsRange,
  type AnalyticsRange,
  type AnalyticsRangeName,
  defaultAnalyticsRangeName,
  maximumContentRangeDays,
} from '../src/charts/AnalyticsRangePicker/analyticsRanges.ts';
export { StatBox, type StatBoxProps } from '../src/charts/StatBox/StatBox.tsx';
export { Avatar, type AvatarProps } from '../src/people/Avatar/Avatar.tsx';
export { peopleLimits } from '../src/people/peopleLimits.ts';
export { UserBadge, type UserBadgeProps } from '../src/people/UserBadge/UserBadge.tsx';
export { UserModal } from '../src/people/UserModal/UserModal.tsx';
export type { UserChanges, UserIdentity, UserModalProps, UserPayload, UserValues } from '../src/people/UserModal/userModalTypes.ts';
export { isUsername, suggestUsername, usernameTooltip } from '../src/people/UserModal/usernameRules.ts';
export { UserSelectModal } from '../src/people/UserSelectModal/UserSelectModal.tsx';
export type { SelectableUser, UserSearch, UserSelectModalProps } from '../src/people/UserSelectModal/userSelectModalTypes.ts';
export { EmailTestModal, type EmailTestModalProps } from '../src/templates/EmailTestModal/EmailTestModal.tsx';
export { MailPreview, type MailPreviewProps } from '../src/templates/MailPreview/MailPreview.tsx';
export { SmsLength, type SmsLengthProps } from '../src/templates/SmsLength/SmsLength.tsx';
export { SmsTestModal, type SmsTestModalProps } from '../src/templates/SmsTestModal/SmsTestModal.tsx';
export type { TemplateTestProps } from '../src/templates/parts/templateTestTypes.ts';
export { CommentList, type Comment, type CommentListProps } from '../src/content/CommentList/CommentList.tsx';
export { LikeList, type Like, type LikeListProps } from '../src/content/LikeList/LikeList.tsx';
export {
  ReadConfirmationList,
  type ReadConfirmation,
  type ReadConfirmationListProps,
} from '../src/content/ReadConfirmationList/ReadConfirmationList.tsx';
export { ContactModal } from '../src/content/ContactModal/ContactModal.tsx';
export type { AvatarUploadOptions, ContactModalProps, UploadedAvatar } from '../src/content/ContactModal/contactModalTypes.ts';
export { type ContactPayload, contactPayload, type ContactValues, emptyContact } from '../src/content/ContactModal/contactPayload.ts';
export { FolderModal, type FolderModalProps, type FolderValues } from '../src/content/FolderModal/FolderModal.tsx';
export { FilesModal } from '../src/content/FilesModal/FilesModal.tsx';
export type { ExistingFile, FilesChange, FilesModalProps, FilesSaveOptions } from '../src/content/FilesModal/filesModalTypes.ts';
export { LinkModal, type LinkModalProps, type LinkValues } from '../src/content/LinkModal/LinkModal.tsx';
export { isInternalLink, isWebAddress, type LinkReading, readLink } from '../src/content/LinkModal/linkRules.ts';
export { OptionListEditor, type OptionListEditorProps } from '../src/content/OptionListEditor/OptionListEditor.tsx';
export { completeOptions, isOptionComplete, isOptionValue, suggestOptionValue, type SurveyOption } from '../src/content/OptionListEditor/optionValue.ts';
export { hasOptions, type SurveyQuestionType } from '../src/content/SurveyQuestionEditor/questionTypes.ts';
export { SurveyQuestionEditor } from '../src/content/SurveyQuestionEditor/SurveyQuestionEditor.tsx';
export type { SurveyQuestion, SurveyQuestionEditorProps } from '../src/content/SurveyQuestionEditor/surveyQuestionEditorTypes.ts';
export { renamedFile, splitFileName, type FileNameParts } from '../src/content/RenameFileModal/fileNameRules.ts';
export { type FileNameValues, RenameFileModal, type RenameFileModalProps } from '../src/content/RenameFileModal/RenameFileModal.tsx';
export type { ContentModalProps } from '../src/content/parts/contentModalTypes.ts';
export type { EngagementListProps } from '../src/content/parts/EngagementFrame.tsx';
export { ignoreStrayPresses } from '../src/actions/strayPresses.ts';
export { datesInWords } from '../src/time/inWords.ts';
export { relativeTime } from '../src/time/relativeTime.ts';
export { calendarDay, timeOfDay, timestamp } from '../src/time/timestamp.ts';
export { FormModal, type FormModalProps, type FormState } from '../src/overlays/FormModal/FormModal.tsx';
export { type AllowedNodes, publicationRefusal, reachInWords } from '../src/publishing/PublicationLevelPicker/publicationLevels.ts';
export { PublicationLevelPicker, type PublicationLevelPickerProps } from '../src/publishing/PublicationLevelPicker/PublicationLevelPicker.tsx';
export { type PublishableItem, type PublicationStatus, publicationStatus, shortStatus } from '../src/publishing/PublishPanel/publicationStatus.ts';
export { PublishPanel } from '../src/publishing/PublishPanel/PublishPanel.tsx';
export { type PublishActs, type PublishPanelProps } from '../src/publishing/PublishPanel/publishPanelTypes.ts';
export { AddContentInstanceModal, type AddContentInstanceModalProps } from '../src/content/AddContentInstanceModal/AddContentInstanceModal.tsx';
export { type ContentInstanceValues, type ContentTemplate } from '../src/content/AddContentInstanceModal/contentInstanceRules.ts';
export { DeleteContentInstanceModal, type DeleteContentInstanceModalProps } from '../src/content/DeleteContentInstanceModal/DeleteContentInstanceModal.tsx';
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
export { RoleModal } from '../src/access/RoleModal/RoleModal.tsx';
export { defaultRoleDepths, isDepthAllowed, nodeDepths, type RoleDepths, type RoleTypeName } from '../src/access/RoleModal/roleDepths.ts';
export type { RoleModalProps, RoleType, RoleValues } from '../src/access/RoleModal/roleModalTypes.ts';
export type { ContentInstancePermission, Right } from '../src/access/RolePermissionsModal/permissionRules.ts';
export type { PermissionInstance } from '../src/access/RolePermissionsModal/permissionInstance.ts';
export { RolePermissionsModal, type RolePermissionsModalProps } from '../src/access/RolePermissionsModal/RolePermissionsModal.tsx';
export type { PictureSending } from '../src/profile/AvatarUpload/pictureSending.ts';
export { AvatarUpload, type AvatarUploadProps } from '../src/profile/AvatarUpload/AvatarUpload.tsx';
export type { ProfileFormProps } from '../src/profile/ProfileForm/profileFormTypes.ts';
export { ProfileForm } from '../src/profile/ProfileForm/ProfileForm.tsx';
export type { ProfileValues } from '../src/profile/ProfileForm/profileRules.ts';
export { DepartmentModal, type DepartmentModalProps } from '../src/people/DepartmentModal/DepartmentModal.tsx';
export { TagModal, type TagModalProps } from '../src/people/TagModal/TagModal.tsx';
