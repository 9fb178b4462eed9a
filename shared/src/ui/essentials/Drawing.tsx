import { cx } from './cx';
import { drawingUrl } from './drawingUrl';
import styles from './Drawing.module.css';

export interface DrawingProps {
  /** Names the drawing: kind and id. The same key is drawn once and kept. */
  readonly cacheKey: string;
  /** Gives the SVG text. Called only if the key was not drawn yet; must depend on nothing but the key. */
  readonly draw: () => string;
  readonly className?: string | undefined;
}

/**
 * A procedural drawing as an image that fills its box. Always decoration: its meaning is in the text beside it.
 * It is an image and not inline SVG so that ids never clash, a list of it costs one node each, and no HTML is parsed.
 */
export function Drawing({ cacheKey, draw, className }: DrawingProps) {
  return <img alt="" aria-hidden="true" draggable={false} src={drawingUrl(cacheKey, draw)} className={cx(styles['drawing'], className)} />;
}
