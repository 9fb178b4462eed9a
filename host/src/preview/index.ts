export { openPreview } from './openPreview';
export { PreviewBanner } from './PreviewBanner';
