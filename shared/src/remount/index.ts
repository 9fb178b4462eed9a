export { RemountBoundary } from './RemountBoundary';
