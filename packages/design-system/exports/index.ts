export { Button, type ButtonProps } from '../src/actions/Button/Button.tsx';
export { Link, type LinkProps } from '../src/actions/Link/Link.tsx';
export { LinkElementProvider, type LinkElementProps, type LinkElementProviderProps } from '../src/actions/Link/LinkElement.tsx';
export { AppShell, type AppShellProps } from '../src/navigation/AppShell/AppShell.tsx';
export { BrandMark, type BrandMarkProps } from '../src/layout/BrandMark/BrandMark.tsx';
export { Card, type CardProps } from '../src/layout/Card/Card.tsx';
export { ContentTypeNavigation, type ContentTypeNavigationProps } from '../src/navigation/ContentTypeNavigation/ContentTypeNavigation.tsx';
export { type ContentNavigationPage, type ContentTypeFilter, inOrder } from '../src/navigation/ContentTypeNavigation/contentPages.ts';
export { FullScreenPage, type FullScreenPageProps } from '../src/layout/FullScreenPage/FullScreenPage.tsx';
export { PageHeader, type PageHeaderProps } from '../src/layout/PageHeader/PageHeader.tsx';
export { fetchFrameLayers } from '../src/navigation/frameLayers/loadFrameLayers.ts';
export { ProfileMenu } from '../src/navigation/ProfileMenu/ProfileMenu.tsx';
export type { Appearance, ProfileMenuProps } from '../src/navigation/ProfileMenu/profileMenuTypes.ts';
export { RoleSelector } from '../src/navigation/RoleSelector/RoleSelector.tsx';
export type { RoleChoice, RoleSelectorProps, TenantChoice } from '../src/navigation/RoleSelector/roleSelectorTypes.ts';
export { TenantLogo, type TenantLogoProps } from '../src/navigation/TenantLogo/TenantLogo.tsx';
export { SectionMenu, type SectionMenuEntry, type SectionMenuGroup, type SectionMenuProps } from '../src/navigation/SectionMenu/SectionMenu.tsx';
export { SideNav, type SideNavProps } from '../src/navigation/SideNav/SideNav.tsx';
export type { SideNavEntry, SideNavFilter, SideNavLink, SideNavSection, SideNavSlot } from '../src/navigation/SideNav/sideNavTypes.ts';
export { Tile, type TileProps } from '../src/layout/Tile/Tile.tsx';
export { TopBar, type TopBarProps } from '../src/navigation/TopBar/TopBar.tsx';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from '../src/collections/Breadcrumbs/Breadcrumbs.tsx';
export { CardList, type CardListProps } from '../src/collections/CardList/CardList.tsx';
export { type CardDetail, CardListItem, type CardListItemProps } from '../src/collections/CardList/CardListItem.tsx';
export { DataTable } from '../src/collections/DataTable/DataTable.tsx';
export {
  type DataTableColumn,
  type DataTableColumnMenu,
  type DataTableExpansion,
  type DataTableFilter,
  type DataTableFiltering,
  type DataTableFilterOption,
  type DataTableHandle,
  type DataTableLoad,
  type DataTablePage,
  type DataTableProps,
  type DataTableScrolling,
  type DataTableSelection,
  type DataTableSort,
  type DataTableSorting,
  type SortDirection,
} from '../src/collections/DataTable/dataTableTypes.ts';
export { FocusNear, type FocusNearProps } from '../src/focus/FocusNear.tsx';
export { useFirstRows } from '../src/collections/useFirstRows.ts';
export { useShortcut } from '../src/actions/useShortcut.ts';
export { useAfterChange } from '../src/effects/useAfterChange.ts';
export { useAfterPause } from '../src/effects/useAfterPause.ts';
export { useEndOf } from '../src/effects/useEndOf.ts';
export { useHandler } from '../src/effects/useHandler.ts';
export { useIntoSight } from '../src/effects/useIntoSight.ts';
export { useListener } from '../src/effects/useListener.ts';
export { useRequest } from '../src/effects/useRequest.ts';
export { useSource } from '../src/effects/useSource.ts';
export { useIsItsTurn } from '../src/effects/useIsItsTurn.ts';
export { useSynchronized } from '../src/effects/useSynchronized.ts';
export { ListCard } from '../src/collections/ListCard/ListCard.tsx';
export { type ListCardProps, type ListFilter, type ListPaging, type ListSearch } from '../src/collections/ListCard/listCardTypes.ts';
export { RowMenu, type RowMenuProps } from '../src/collections/RowMenu/RowMenu.tsx';
export { RowLink, type RowLinkProps } from '../src/collections/RowLink/RowLink.tsx';
export { RowName, type RowNameProps } from '../src/collections/RowName/RowName.tsx';
export { FilterBar, type FilterBarProps } from '../src/collections/FilterBar/FilterBar.tsx';
export { BarSelect } from '../src/collections/BarSelect/BarSelect.tsx';
export type { BarSelectProps } from '../src/collections/BarSelect/barSelectTypes.ts';
export { PageSizeSelect, type PageSizeSelectProps } from '../src/collections/PageSizeSelect/PageSizeSelect.tsx';
export { Pagination } from '../src/collections/Pagination/Pagination.tsx';
export { clampPage, contentPageSizes, defaultPageSizes, lastPage, pageOfFirstRow } from '../src/collections/Pagination/pageRules.ts';
export { type PaginationProps } from '../src/collections/Pagination/paginationTypes.ts';
export { CommandPalette } from '../src/collections/CommandPalette/CommandPalette.tsx';
export { type Command, type CommandGroup, type CommandPaletteProps } from '../src/collections/CommandPalette/commandPaletteTypes.ts';
export { InfiniteList } from '../src/collections/InfiniteList/InfiniteList.tsx';
export { type InfiniteListProps } from '../src/collections/InfiniteList/infiniteListTypes.ts';
export { Tabs } from '../src/collections/Tabs/Tabs.tsx';
export type { TabItem, TabsProps } from '../src/collections/Tabs/tabTypes.ts';
export { Tree } from '../src/collections/Tree/Tree.tsx';
export { moveNodes, withoutNodes } from '../src/collections/Tree/rules/moveRules.ts';
export { type TreeAct, type TreeNode, type TreeProps } from '../src/collections/Tree/treeTypes.ts';
export { Announcement, type AnnouncementProps } from '../src/feedback/announcement/Announcement.tsx';
export { say, takeBackSaid } from '../src/feedback/announcement/say.ts';
export { Alert, type AlertProps } from '../src/feedback/Alert/Alert.tsx';
export { Badge, type BadgeProps } from '../src/feedback/Badge/Badge.tsx';
export { EmptyState, type EmptyStateProps } from '../src/feedback/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from '../src/feedback/ErrorState/ErrorState.tsx';
export { InlineError, type InlineErrorProps } from '../src/feedback/InlineError/InlineError.tsx';
export { EscapeWhileLoading, type EscapeWhileLoadingProps } from '../src/feedback/lazyParts/EscapeWhileLoading.tsx';
export { type LazyPart, lazyPart, type LazyPartOptions } from '../src/feedback/lazyParts/lazyPart.tsx';
export { loadAgain } from '../src/feedback/lazyParts/loadAgain.ts';
export { useIsOnline } from '../src/feedback/lazyParts/useIsOnline.ts';
export { type Tries, useTries } from '../src/feedback/lazyParts/useTries.ts';
export { LoadFailure, type LoadFailureProps } from '../src/feedback/LoadFailure/LoadFailure.tsx';
export { OfflineBanner, type OfflineBannerProps } from '../src/feedback/OfflineBanner/OfflineBanner.tsx';
export { ProgressBar, type ProgressBarProps } from '../src/feedback/ProgressBar/ProgressBar.tsx';
export { CountingNote, type CountingNoteProps } from '../src/feedback/CountingNote/CountingNote.tsx';
export { SaveStatus, type SaveStatusProps } from '../src/feedback/SaveStatus/SaveStatus.tsx';
export { UploadTray, type UploadTrayProps } from '../src/feedback/UploadTray/UploadTray.tsx';
export type { TrayActs, TrayUpload } from '../src/feedback/UploadTray/trayUpload.ts';
export { CardSkeleton, type CardSkeletonProps } from '../src/feedback/CardSkeleton/CardSkeleton.tsx';
export { ChartSkeleton, type ChartSkeletonProps } from '../src/feedback/ChartSkeleton/ChartSkeleton.tsx';
export { FormSkeleton, type FormSkeletonProps } from '../src/feedback/FormSkeleton/FormSkeleton.tsx';
export { TableSkeleton, type TableSkeletonProps } from '../src/feedback/TableSkeleton/TableSkeleton.tsx';
export { Skeleton, SkeletonGroup, type SkeletonGroupProps, type SkeletonProps } from '../src/feedback/Skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from '../src/feedback/Spinner/Spinner.tsx';
export { ConfirmModal, type ConfirmModalProps } from '../src/overlays/ConfirmModal/ConfirmModal.tsx';
export { Menu, type MenuProps } from '../src/overlays/Menu/Menu.tsx';
export { type MenuAction, type MenuGroup } from '../src/overlays/Menu/menuTypes.ts';
export { FirstFocus } from '../src/overlays/Modal/FirstFocus.tsx';
export { Modal, type ModalProps } from '../src/overlays/Modal/Modal.tsx';
export { Popover, type PopoverProps } from '../src/overlays/Popover/Popover.tsx';
export { ImageLightbox } from '../src/overlays/ImageLightbox/ImageLightbox.tsx';
export type { ImageLightboxProps, LightboxImage } from '../src/overlays/ImageLightbox/imageLightboxTypes.ts';
export { BackContext, type CloseByBack } from '../src/overlays/useCloseByBack.ts';
export { VideoPlayerModal, type VideoCaptions, type VideoPlayerModalProps } from '../src/overlays/VideoPlayerModal/VideoPlayerModal.tsx';
export { SidePanel, type SidePanelProps } from '../src/overlays/SidePanel/SidePanel.tsx';
export { defaultToastDuration, showToast, type ToastMessage } from '../src/overlays/Toast/showToast.ts';
export { Toasts } from '../src/overlays/Toast/Toasts.tsx';
export { useHasToasts } from '../src/overlays/Toast/useHasToasts.ts';
export { TypeToConfirmModal, type TypeToConfirmModalProps } from '../src/overlays/TypeToConfirmModal/TypeToConfirmModal.tsx';
export { UnsavedChangesModal, type UnsavedChangesModalProps } from '../src/overlays/UnsavedChangesModal/UnsavedChangesModal.tsx';
export { isUnconfirmed } from '../src/overlays/isUnconfirmed.ts';
export { type ModalAction, useModalAction } from '../src/overlays/useModalAction.ts';
export { mergeDraft, type MergedDraft } from '../src/overlays/UnsavedWork/mergeDraft.ts';
export { useHoldsUnsavedWork } from '../src/overlays/UnsavedWork/useHoldsUnsavedWork.ts';
export { useTakesPart } from '../src/overlays/UnsavedWork/useTakesPart.ts';
export { type UnsavedWork, useUnsavedWork, type UseUnsavedWorkProps } from '../src/overlays/UnsavedWork/useUnsavedWork.tsx';
export { type DraftStorage, type HeldWork, type Leaving, type UnsavedForm, type UnsavedForms, type UnsavedQuestion, UnsavedWorkContext } from '../src/overlays/UnsavedWork/UnsavedWorkContext.ts';
export { Tooltip, type TooltipProps } from '../src/overlays/Tooltip/Tooltip.tsx';
export { IconButton, type IconButtonProps } from '../src/actions/IconButton/IconButton.tsx';
export { Checkbox, type CheckboxProps } from '../src/fields/Checkbox/Checkbox.tsx';
export { type CheckboxChoice, CheckboxGroup, type CheckboxGroupProps } from '../src/fields/CheckboxGroup/CheckboxGroup.tsx';
export { ComboBox } from '../src/fields/ComboBox/ComboBox.tsx';
export { LateComboBox } from '../src/fields/ComboBox/LateComboBox.tsx';
export { FieldRoom, type FieldRoomProps } from '../src/fields/FieldRoom.tsx';
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
export { MentionTextArea } from '../src/people/MentionTextArea/MentionTextArea.tsx';
export { mentionSegments, type MentionSegment } from '../src/people/MentionTextArea/mentions.ts';
export type { MentionPerson, MentionTextAreaProps } from '../src/people/MentionTextArea/mentionTypes.ts';
export { DatePicker, type DatePickerProps } from '../src/fields/DatePicker/DatePicker.tsx';
export { type DatePreset } from '../src/fields/dates/CalendarPopover.tsx';
export { DateRangePicker, type DateRangePickerProps, type DayRange } from '../src/fields/DateRangePicker/DateRangePicker.tsx';
export { DateTimePicker, type DateTimePickerProps } from '../src/fields/DateTimePicker/DateTimePicker.tsx';
export { dayOf } from '../src/fields/dates/dayOf.ts';
export { formatDay, timeZoneInWords } from '../src/fields/dates/dateTexts.ts';
export { type Recurrence, recurrenceDates, recurrenceFrequencies, type RecurrenceFrequency } from '../src/time/recurrenceDates.ts';
export { ReadOnlyFields, type ReadOnlyFieldsProps } from '../src/fields/ReadOnlyFields/ReadOnlyFields.tsx';
export { RecurrenceFields, type RecurrenceFieldsProps } from '../src/fields/RecurrenceFields/RecurrenceFields.tsx';
export { PhoneField, type PhoneFieldProps } from '../src/fields/PhoneField/PhoneField.tsx';
export { SearchField, type SearchFieldProps } from '../src/fields/SearchField/SearchField.tsx';
export { Select, type SelectChoice, type SelectProps } from '../src/fields/Select/Select.tsx';
export { Switch, type SwitchProps } from '../src/fields/Switch/Switch.tsx';
export { FileUpload, type FileUploadProps } from '../src/fields/FileUpload/FileUpload.tsx';
export { fileExtension, fileKind, fileRefusal, type FileRefusal, type FileRules, imageRules, singleFileLimit, sizeInWords } from '../src/files/fileRules.ts';
export { looksLikeFormula, plainCsv, unguarded, writeCsv } from '../src/files/csv.ts';
export { type Upload, type UploadActs, type UploadStatus, uploadStatusCodes } from '../src/files/uploadTypes.ts';
export { ImageUpload, type ImageUploadProps } from '../src/fields/ImageUpload/ImageUpload.tsx';
export { imageType } from '../src/fields/ImageUpload/imageType.ts';
export { isTooManyPixels, longestPictureSide, pictureSize, type PictureSize } from '../src/fields/ImageUpload/pictureSize.ts';
export { type ImageAspect, imageSizes } from '../src/fields/ImageUpload/imageSizes.ts';
export { bareLine, oneLine } from '../src/fields/oneLine.ts';
export { shortened } from '../src/text/characters.ts';
export { isBlank } from '../src/text/isBlank.ts';
export { folded } from '../src/text/folded.ts';
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
export { SaveFoot, type SaveFootProps } from '../src/feedback/SaveFoot/SaveFoot.tsx';
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
export { GivesWay } from '../src/actions/GivesWay.tsx';
export { ignoreStrayPresses } from '../src/actions/strayPresses.ts';
export { datesInWords } from '../src/time/inWords.ts';
export { relativeTime } from '../src/time/relativeTime.ts';
export { calendarDay, timeOfDay, timestamp } from '../src/time/timestamp.ts';
export { UntilLeft } from '../src/overlays/UntilLeft.tsx';
export { FormModal, type FormModalProps, type FormWindowProps } from '../src/overlays/FormModal/FormModal.tsx';
export { atLeast, atMost, emailIfGiven, type FormField, type FormFields, required, type Rule, type RuleContext } from '../src/forms/formRules.ts';
export type { FieldProps, Form, FormChange, FormDraft, Submission, UseFormProps } from '../src/forms/formTypes.ts';
export { useForm } from '../src/forms/useForm.ts';
