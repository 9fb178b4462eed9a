import { createViewRenderer } from '@site/testing';

/** Renders a view of this remote on a fake host, with its real texts. */
export const renderView = createViewRenderer({ 'zh-TW': () => import('../locales/zh-TW') });
