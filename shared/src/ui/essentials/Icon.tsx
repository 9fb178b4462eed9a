import { cx } from './cx';
import type { IconName } from './iconPaths';
import { ICON_PATHS } from './iconPaths';
import styles from './Icon.module.css';

export type { IconName } from './iconPaths';

export interface IconProps {
  readonly name: IconName;
  /** xs 14 · sm 16 · md 20 · lg 24 · xl 26 units. */
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** Only for an active star or heart: nothing else is ever filled. */
  readonly filled?: boolean;
  /** What the icon says to a screen reader. Left out when text beside it already says so: the icon is then hidden. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** One stroke icon in the colour of the text around it. */
export function Icon({ name, size = 'md', filled = false, label, className }: IconProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const dotted = name === 'more' || name === 'keypad';
  return (
    <svg
      viewBox="0 0 24 24"
      focusable="false"
      className={cx(styles['icon'], size !== 'md' && styles[size], filled && styles['filled'], dotted && styles['dotted'], className)}
      {...naming}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
