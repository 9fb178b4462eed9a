/** How long a toast stays (look: 2.4 s), and how long its leaving takes. */
export const TOAST_STAYS_MS = 2400;
export const TOAST_LEAVES_MS = 320;

/** When a loading dialog that nobody takes away goes by itself. Implements R-CONST-06. */
export const LOADING_AUTO_CLOSE_MS = 3000;
