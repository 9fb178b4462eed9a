import { HEIGHT, WIDTH } from '../../engine';

/**
 * How the waters lie on the page. They are stretched to its width and height, each for itself, so that a phone held upright shows all of them too;
 * fish keep their shape. Where things are is for the eye only: money never depends on it.
 */
export interface View {
  width: number;
  height: number;
  /** From units of the waters to pixels of the page. */
  scaleX: number;
  scaleY: number;
  /** Of fish and everything drawn beside them. */
  size: number;
  /** Pixels of the canvas in one of the page. */
  ratio: number;
}

/** A page so narrow has its buttons in two rows below the cannon. */
const NARROW = 700;

const MOST_RATIO = 2;
/** A canvas of more pixels costs frames and shows nothing more. */
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

/** The position of the cannon. */
export function cannonX(view: View): number {
  return view.width / 2;
}

export function cannonY(view: View): number {
  return view.height - 62 * view.size - (view.width <= NARROW ? 100 : 0);
}
