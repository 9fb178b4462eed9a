/** Strokes, colors and random numbers for all drawings. A page loads this module once, like `ui/essentials`. */
export * from './pen';
export * from './pigments';
export * from './ridges';
export * from './seed';
