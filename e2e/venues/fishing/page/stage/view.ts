import { HEIGHT, WIDTH } from '../../engine';

/**
 * Mapping of the waters to the page. Width and height are scaled independently, so that a phone in portrait also shows
 * all of them; fish keep their shape. Positions are only visual: money never depends on them.
 */
export interface View {
  width: number;
  height: number;
  /** Factors from units of the waters to pixels of the page. */
  scaleX: number;
  scaleY: number;
  /** Scale of fish and everything drawn next to them. */
  size: number;
  /** Canvas pixels per pixel of the page. */
  ratio: number;
}

/** Width up to which the buttons take two rows below the cannon. */
const NARROW = 700;

const MOST_RATIO = 2;
/** Limit of canvas pixels; more would cost frames without a visible difference. */
const MOST_PIXELS = 3_200_000;

export function aView(): View {
  return { width: 0, height: 0, scaleX: 0, scaleY: 0, size: 1, ratio: 1 };
}

export function fitView(view: View, width: number, height: number, deviceRatio: number): void {
  view.width = Math.max(1, width);
  view.height = Math.max(1, height);
  view.scaleX = view.width / WIDTH;
  view.scaleY = view.height / HEIGHT;
  view.size = Math.min(1.5, Math.max(0.42, Math.sqrt(view.scaleX * view.scaleY)));
  view.ratio = Math.max(0.5, Math.min(deviceRatio, MOST_RATIO, Math.sqrt(MOST_PIXELS / (view.width * view.height))));
}

export function cannonX(view: View): number {
  return view.width / 2;
}

export function cannonY(view: View): number {
  return view.height - 62 * view.size - (view.width <= NARROW ? 100 : 0);
}
