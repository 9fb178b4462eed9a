import { cx } from './cx';
import { drawingUrl } from './drawingUrl';
import styles from './Drawing.module.css';

export interface DrawingProps {
  /** Kind and id of the drawing. A drawing is created once per key and cached. */
  readonly cacheKey: string;
  /** Returns the SVG text. Called only if the key is not cached, so it must depend on the key alone. */
  readonly draw: () => string;
  readonly className?: string | undefined;
}

/**
 * Renders a procedural drawing as an image that fills its box. It is always decoration, because the text beside it has
 * the meaning. It is an image instead of inline SVG, so that ids never clash, each drawing in a list costs one node,
 * and no HTML is parsed.
 */
export function Drawing({ cacheKey, draw, className }: DrawingProps) {
  return <img alt="" aria-hidden="true" draggable={false} src={drawingUrl(cacheKey, draw)} className={cx(styles['drawing'], className)} />;
}
