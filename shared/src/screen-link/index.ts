export { hasScreen } from './hasScreen';
export { useBoardLink } from './useBoardLink';
