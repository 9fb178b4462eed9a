import { cx } from './cx';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths of the coming content; without a width it fills its container, without a height it is one text line. */
  readonly width?: string | undefined;
  readonly height?: string | undefined;
  readonly round?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * A grey shape in the place and size of what is loading. Hidden from readers: the region around it says `aria-busy`.
 * Show it only after 200 ms of waiting (`LoadableView` does), so that a quick answer does not flicker.
 */
export function Skeleton({ width, height, round = false, className }: SkeletonProps) {
  return <span aria-hidden="true" className={cx(styles['skeleton'], round && styles['round'], className)} style={{ width, height }} />;
}
