export { classNames } from './class-names';
export { Button, IconButton } from './components/button';
export type { ButtonProps, IconButtonProps } from './components/button';
export { Checkbox, ChoiceButtons, Segmented } from './components/choice';
export type { Choice, ChoiceGroupProps, TickProps } from './components/choice';
export { Combobox } from './components/combobox';
export { ConfirmDialog } from './components/confirm-dialog';
export type { ConfirmDialogProps } from './components/confirm-dialog';
export { CopyButton } from './components/copy-button';
export type { CopyButtonProps } from './components/copy-button';
export { Dialog, useDialogClose } from './components/dialog';
export type { DialogProps } from './components/dialog';
export { Drawing } from './components/drawing';
export { Field } from './components/field';
export type { ControlProps, FieldOptions, FieldProps } from './components/field';
export { Form } from './components/form';
export type { FormStatus } from './components/form';
export { FormDialog } from './components/form-dialog';
export { Avatar, Mark, Wordmark } from './components/identity';
export { ImageDropField, ImageDropZone } from './components/image-drop';
export { preloadLateParts } from './components/late-parts';
export type { ImageDropFieldProps, ImageDropZoneProps } from './components/image-drop-zone';
export { pictureProblem } from './components/image-problem';
export { ImageComparison, ImageViewer } from './viewer/late-viewer';
export type { ComparedImage, ImageComparisonProps } from './viewer/image-comparison';
export type { ImageViewerProps } from './viewer/image-viewer';
export type { ViewerImage } from './viewer/viewer-picture';
export { IndexNav } from './components/index-nav';
export type { IndexItem, IndexItemProps, IndexNavProps } from './components/index-nav';
export { Kbd } from './components/kbd';
export { Menu } from './components/menu';
export type { MenuChoice, MenuItem, MenuProps } from './components/menu';
export { NotLoaded } from './components/not-loaded';
export { Notice } from './components/notice';
export type { NoticeProps } from './components/notice';
export { BackLink, Figures, LoadMore, PageHeader, TextLink } from './components/page';
export {
  Hatch,
  NoPreview,
  PieceFrame,
  RegistrationCorners,
  SkeletonCard,
  SkeletonLine,
  VoidCross,
} from './components/piece';
export type { PieceFrameProps, VoidCrossProps } from './components/piece';
export { Popover } from './components/popover';
export type { PopoverProps } from './components/popover';
export { SearchField, focusSearch } from './components/search-field';
export type { SearchFieldProps } from './components/search-field';
export { Select } from './components/select';
export type { Option, SelectProps } from './components/select';
export { Sheet } from './components/sheet';
export type { SheetProps } from './components/sheet';
export { EmptyState, ErrorState } from './components/state';
export type { EmptyStateProps, ErrorStateProps } from './components/state';
export { RangeRuler, Tape, TapeProgress } from './components/tape';
export type { RangeRulerProps, TapeProgressProps } from './components/tape';
export { TextArea } from './components/text-area';
export type { TextAreaProps } from './components/text-area';
export { PasswordField, TextField } from './components/text-field';
export type { TextFieldProps } from './components/text-field';
export { toast } from './components/toast';
export type { ToastAction, ToastOptions } from './components/toast';
export { Toaster } from './components/toaster';
export { Tooltip } from './components/tooltip';
export type { TooltipProps } from './components/tooltip';
export { VisuallyHidden } from './components/visually-hidden';
export { later } from './later';
export { modKey } from './mod-key';
export { getTheme, setTheme, subscribeTheme } from './theme';
export type { ThemeChoice } from './theme';
export { useIsPhone, useIsTouch, useMedia } from './use-media';
export { UserFacingError } from './user-facing-error';
