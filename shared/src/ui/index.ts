export {
  Badge,
  Button,
  ButtonLink,
  cx,
  Empty,
  EmptyArt,
  ErrorNote,
  Icon,
  IconButton,
  Note,
  NoteAction,
  Skeleton,
  Spinner,
  Tag,
  useRovingFocus,
} from '@site/shared/ui/essentials';
export type {
  ArtProps,
  BadgeProps,
  ButtonLinkProps,
  ButtonProps,
  EmptyProps,
  ErrorNoteProps,
  IconButtonProps,
  IconName,
  IconProps,
  NoteActionProps,
  NoteProps,
  NoteTone,
  RovingFocusRef,
  SkeletonProps,
  SpinnerProps,
  TagProps,
  TagTone,
} from '@site/shared/ui/essentials';
export * from './AmountChip';
export * from './AmountField';
export * from './BrandMark';
export * from './Card';
export * from './Carousel';
export type { CarouselSlide } from './CarouselTabs';
export * from './Checkbox';
export * from './Chip';
export * from './CodeField';
export * from './Countdown';
export * from './CountdownRing';
export * from './DateField';
export * from './Dialog';
export * from './Facts';
export * from './Field';
export * from './FilterFold';
export * from './Form';
export * from './HeroSlide';
export * from './InputBox';
export * from './LanternArt';
export * from './link-share/LinkShare';
export * from './Menu';
export * from './NumberField';
export * from './PageHead';
export * from './Pagination';
export * from './PasswordField';
export * from './ProgressBar';
export * from './Qr';
export * from './Segmented';
export * from './Select';
export * from './SpreadRadio';
export * from './Strip';
export * from './Switch';
export * from './Table';
export * from './Tabs';
export * from './TextField';
export * from './ToastView';
export * from './Tooltip';
export * from './VipBadge';
export * from './VisuallyHidden';
export * from './actWhileVisible';
export * from './openPage';
export * from './scrollSmoothly';
export * from './useArrivalFocus';
export * from './useCountdown';
export * from './useEscape';
export * from './useIsSeen';
export * from './useIsVisible';
export { useInput } from './useInput';
export type { ShownNotice } from './useInput';
export * from './useLazyModule';
export * from './useNearViewport';
export { SettlingButton } from './SettlingButton';
