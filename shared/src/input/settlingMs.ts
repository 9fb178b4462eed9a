/** How long a control takes no press after it has come to mean something else, in milliseconds: a finger on its way was meant for what stood there. */
export const SETTLING_MS = 500;
