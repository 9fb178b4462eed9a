/** Picture of a message as the platform stores it, in pixels. `isGone`: it is no longer stored. */
export interface ChatPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly isGone?: boolean | undefined;
}

/** Picture that is being sent, with the data for its preview. */
export interface OutgoingPicture {
  readonly id: string;
  readonly dataUrl: string;
}

/** Longer side of a picture in a line, and minimum size for touch, in pixels. */
const LONGEST = 240;
const SHORTEST = 72;

/**
 * Returns the box of a picture in a line, in pixels, before it is loaded. A very long or wide picture is cropped to its
 * middle.
 */
export function boxOf({ width, height }: Pick<ChatPicture, 'width' | 'height'>): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  return { width: Math.max(SHORTEST, Math.round(width * scale)), height: Math.max(SHORTEST, Math.round(height * scale)) };
}

/** Reason why this person may not send a picture in the current room. `own` is the member's VIP level. */
export type PictureHindrance =
  | { readonly by: 'room' | 'silence' }
  /** `level` is the required VIP level of a member; 0 for none. */
  | { readonly by: 'guest'; readonly level: number }
  | { readonly by: 'level'; readonly level: number; readonly own: number };
