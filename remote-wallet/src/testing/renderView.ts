import { createViewRenderer } from '@site/shared/testing';

/** Renders a view of this remote on a fake host, with its real texts. */
export const renderView = createViewRenderer({
  'zh-CN': () => import('../locales/zh-CN.json'),
  'zh-TW': () => import('../locales/zh-TW.json'),
});
