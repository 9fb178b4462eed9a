import { cx } from './cx';
import type { IconName } from './iconPaths';
import { ICON_PATHS } from './iconPaths';
import styles from './Icon.module.css';

export type { IconName } from './iconPaths';

export interface IconProps {
  readonly name: IconName;
  /** Sizes in units: xs 14, sm 16, md 20, lg 24, xl 26. */
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** Set for an active star or heart only. No other icon is ever filled. */
  readonly filled?: boolean;
  /**
   * Accessible name. Leave it out if the text beside the icon has the same meaning; the icon is then hidden from screen
   * readers.
   */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** Renders a stroke icon in the color of the surrounding text. */
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
