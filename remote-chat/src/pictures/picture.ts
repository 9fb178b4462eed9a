/** A picture of a message as the platform keeps it, in pixels. `isGone`: it is kept no more. */
export interface ChatPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly isGone?: boolean | undefined;
}

/** On its way into a room, with what the player sees of it meanwhile. */
export interface OutgoingPicture {
  readonly id: string;
  readonly dataUrl: string;
}

/** Pixels of the longer side of a picture in a line, and of what a finger can still press. */
const LONGEST = 240;
const SHORTEST = 72;

/** The box of a picture in a line, in pixels, known before it is loaded. Of one that is very long or wide the middle is shown. */
export function boxOf({ width, height }: Pick<ChatPicture, 'width' | 'height'>): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  return { width: Math.max(SHORTEST, Math.round(width * scale)), height: Math.max(SHORTEST, Math.round(height * scale)) };
}

/** Why this person may send no picture in the current room. `own`: the grade of the member. */
export type PictureHindrance =
  | { readonly by: 'room' | 'silence' }
  /** `level`: the grade that a member needs; 0: none. */
  | { readonly by: 'guest'; readonly level: number }
  | { readonly by: 'level'; readonly level: number; readonly own: number };
