/**
 * The parts of the kit that first screens are made of, without Base UI. A page holds them once: the host offers this module and remotes take it
 * (`webpack/sharing.ts`), so that every other module imports it by the name of the package.
 */
export * from './Badge';
export * from './Button';
export * from './ButtonLink';
export * from './buttonClassName';
export * from './createRovingFocus';
export * from './cx';
export * from './Drawing';
export * from './drawingUrl';
export * from './Empty';
export * from './EmptyArt';
export * from './ErrorNote';
export * from './Icon';
export * from './IconButton';
export * from './iconPaths';
export * from './Note';
export * from './rovingRows';
export * from './Skeleton';
export * from './Spinner';
export * from './Tag';
export * from './useRovingFocus';
