export { RemountBoundary } from './RemountBoundary';
export { restoreTranslatedTexts } from './restoreTranslatedTexts';
