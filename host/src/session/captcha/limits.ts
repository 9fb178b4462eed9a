/** So often the piece of a slider may be left beside its place within one run. */
export const SLIDER_TRIES = 3;

/** How long a passed slider is shown, in milliseconds. What it goes before does not wait for it. */
export const PASSED_SHOWN_MS = 1200;

/** How far keys move the piece, in pixels of the picture. */
export const KEY_STEPS = { arrow: 2, page: 20 } as const;

/** The longest path that is sent; a longer one loses every second of its points. */
export const MOVES_MAX = 400;

/** How long a captcha from elsewhere may take to be there, in milliseconds. */
export const FRAME_TIMEOUT_MS = 15_000;
