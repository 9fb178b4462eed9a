import type { RemoteMetadata } from '@site/shared/contract/remoteMetadata';

const NAME = { 'zh-CN': '资讯', 'zh-TW': '資訊' };

/** Creates metadata of a remote that did not exist when the host was built. */
export function aNewsMetadata(overrides: Partial<RemoteMetadata> = {}): RemoteMetadata {
  return {
    name: NAME,
    code: 'NE',
    routes: [
      {
        name: 'front',
        path: '/news',
        access: 'public',
        title: NAME,
        menu: { place: 'rail', icon: 'star' },
      },
      {
        name: 'article',
        path: '/news/article/:id',
        params: { size: 'full' },
        access: 'public',
        layout: 'no-footer',
        title: { 'zh-CN': '文章', 'zh-TW': '文章' },
        parent: 'front',
      },
      {
        name: 'topics',
        path: '/news/topics',
        access: 'public',
        title: { 'zh-CN': '专题', 'zh-TW': '專題' },
        menu: { place: 'header', icon: 'list' },
      },
      {
        name: 'saved',
        path: '/news/saved',
        access: 'member',
        area: 'member',
        title: { 'zh-CN': '我的收藏', 'zh-TW': '我的收藏' },
        menu: { place: 'member', icon: 'heart' },
      },
    ],
    widgets: [{ slot: 'home', widget: 'headlines' }],
    ...overrides,
  };
}
