import { withBettingTexts } from '@site/shared/betting';
import { createViewRenderer } from '@site/shared/testing';

/** Shows a view of this remote on a fake host, with its real texts. */
export const renderView = createViewRenderer(
  withBettingTexts({
    'zh-CN': () => import('../locales/zh-CN.json'),
    'zh-TW': () => import('../locales/zh-TW.json'),
  }),
);
