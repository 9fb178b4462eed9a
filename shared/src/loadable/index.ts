export { failed, isMissing, LOADING, mapLoadable, ready, reloading, settle } from './loadable';
export type { Loadable } from './loadable';
export { failureText } from './failureText';
export { LoadableView, SKELETON_DELAY_MS } from './LoadableView';
export type { LoadableViewProps } from './LoadableView';
export { useLoadable } from './useLoadable';
