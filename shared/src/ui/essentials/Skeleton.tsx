import { cx } from './cx';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths of the expected content. Default: the width of the container, the height of one text line. */
  readonly width?: string | undefined;
  readonly height?: string | undefined;
  readonly round?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * Renders a gray shape in the place and size of loading content. It is hidden from screen readers; the region around it
 * has `aria-busy`. Show it only after 200 ms (`LoadableView` does), so that a quick answer does not flicker.
 */
export function Skeleton({ width, height, round = false, className }: SkeletonProps) {
  return <span aria-hidden="true" className={cx(styles['skeleton'], round && styles['round'], className)} style={{ width, height }} />;
}
