export { Avatar, type AvatarProps } from './avatar/avatar.tsx';
export {
  Badge,
  type BadgeProps,
  type BadgeTone,
  StatusBadge,
  type StatusBadgeProps,
} from './badge/badge.tsx';
export { BottomBar, type BottomBarProps } from './bottom-bar/bottom-bar.tsx';
export { BrandMark } from './brand-mark/brand-mark.tsx';
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonLook,
  type ButtonProps,
} from './button/button.tsx';
export { Card, CardBody, CardLink, type CardLinkProps, type CardProps } from './card/card.tsx';
export { Checkbox, type CheckboxProps, Switch } from './checkbox/checkbox.tsx';
export { classNames } from './class-names.ts';
export { ConfirmButton, type ConfirmButtonProps } from './confirm-button/confirm-button.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog/confirm-dialog.tsx';
export { CopyStatus, type CopyStatusProps } from './copy/copy-status.tsx';
export { type CopyOutcome, useCopy } from './copy/use-copy.ts';
export { DeleteDialog, type DeleteDialogProps } from './delete-dialog/delete-dialog.tsx';
export { Details, type DetailsItem } from './details/details.tsx';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { EmailText, type EmailTextProps } from './email-text/email-text.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './error-state/error-state.tsx';
export { Field, type FieldControl, FieldNotes, type FieldProps, type FieldTexts } from './field/field.tsx';
export { weekdayNames } from './format/calendar.ts';
export {
  formatCount,
  formatDate,
  formatDateTime,
  formatDecimal,
  formatDuration,
  formatList,
  formatMoney,
  formatNumber,
  formatWeekday,
  formatWhen,
  isolateLatin,
} from './format/format.ts';
export { formatRelative } from './format/relative.ts';
export { type DateLike, formatTime, formatTimestamp, isSameDay } from './format/time.ts';
export { useDebouncedText } from './hooks/use-debounced-text.ts';
export { setRenderTime } from './hooks/render-time.ts';
export { correctClock, serviceNow, toServiceTime } from './hooks/service-clock.ts';
export { useFocusAfter } from './hooks/use-focus-after.ts';
export { useLanguage } from './hooks/use-language.ts';
export { useNow } from './hooks/use-now.ts';
export { type OneAtATime, useOneAtATime } from './hooks/use-one-at-a-time.ts';
export { useSubmitOnce } from './hooks/use-submit-once.ts';
export { whenIdle } from './hooks/when-idle.ts';
export { IconButton, type IconButtonProps } from './icon-button/icon-button.tsx';
export {
  Container,
  type ContainerProps,
  Grid,
  type GridProps,
  Stack,
  type StackProps,
} from './layout/layout.tsx';
export { retry } from './lazy/retry.ts';
export { lazyPage, type LazyPage } from './lazy/lazy-page.tsx';
export { type LazyCode, useLazy } from './lazy/use-lazy.ts';
export { Notice, type NoticeProps } from './notice/notice.tsx';
export {
  OpeningBadge,
  type OpeningBadgeProps,
  useOpeningChangeText,
} from './opening-badge/opening-badge.tsx';
export { PageDialog, type PageDialogProps, type PageDialogTriggerProps } from './dialog/page-dialog.tsx';
export { PageHeader, type PageHeaderProps } from './page-header/page-header.tsx';
export { PageTitle, type PageTitleProps } from './page-title/page-title.tsx';
export { type CursorPage, cursorPager } from './pagination/cursor-pager.ts';
export { Pagination, type PaginationProps } from './pagination/pagination.tsx';
export { PasswordField, type PasswordFieldProps } from './password-field/password-field.tsx';
export { PhoneField, type PhoneFieldProps } from './phone-field/phone-field.tsx';
export { PhoneText, type PhoneTextProps } from './phone-text/phone-text.tsx';
export { Picture, type PictureProps } from './picture/picture.tsx';
export { Popover, type PopoverProps, type PopoverTriggerProps } from './popover/popover.tsx';
export { QuantityStepper, type QuantityStepperProps } from './quantity-stepper/quantity-stepper.tsx';
export {
  Radio,
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
  type RadioProps,
} from './radio-group/radio-group.tsx';
export { RatingField, type RatingFieldProps } from './rating/rating-field.tsx';
export { Stars, type StarsProps } from './rating/stars.tsx';
export { SaveBar, type SaveBarProps } from './save-bar/save-bar.tsx';
export { SearchField, type SearchFieldProps } from './search-field/search-field.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './select-field/select-field.tsx';
export { Sentence, type SentenceProps } from './sentence/sentence.tsx';
export { Loading, type LoadingProps, Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx';
export { SkipLink } from './skip-link/skip-link.tsx';
export { Spinner, SpinnerMark, type SpinnerProps } from './spinner/spinner.tsx';
export { SURFACE_EVENT, type Surface, useSurface } from './surface/use-surface.ts';
export { TabLink, type TabLinkProps, TabLinks } from './tab-links/tab-links.tsx';
export { TextArea, type TextAreaProps } from './text-area/text-area.tsx';
export { TextField, type TextFieldProps } from './text-field/text-field.tsx';
export { followTexts } from './text/follow-texts.ts';
export { type LazyText, lazyTexts, type LazyValue, useLazyText } from './text/lazy-text.ts';
export { loadableTexts, type LoadableTexts, type LoadedTexts } from './text/loadable-texts.ts';
export { useFeeText } from './text/use-fee-text.ts';
export { type Reduction, useReductionText } from './text/use-reduction-text.ts';
export { withTexts } from './text/with-texts.tsx';
export { Timeline, type TimelineStep } from './timeline/timeline.tsx';
export { TypedText, type TypedTextProps } from './typed-text/typed-text.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/visually-hidden.tsx';
