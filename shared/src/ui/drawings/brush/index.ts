/** The strokes, colours and chance that all drawings are made with. A page holds this module once, as it does `ui/essentials`. */
export * from './pen';
export * from './pigments';
export * from './ridges';
export * from './seed';
