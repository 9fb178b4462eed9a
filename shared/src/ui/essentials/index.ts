/**
 * Components of the UI kit that first screens need, without Base UI. A page loads them once: the host shares this
 * module with remotes (`build/sharing.ts`), so every other module imports it by its package name.
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
