import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ServicesContext, type Locale, type ViewProps } from '@site/shared/contract';
import { createI18n } from '@site/shared/i18n';
import type { FakeHost } from '@site/shared/testing';

/** Shows a view of this remote on a fake host, with its real texts, and waits for what it loads at first. */
export async function renderView(
  View: ComponentType<ViewProps>,
  host: FakeHost,
  params: ViewProps['params'] = {},
  locale: Locale = 'zh-CN',
) {
  const i18n = createI18n({
    'zh-CN': () => import('../locales/zh-CN.json'),
    'zh-TW': () => import('../locales/zh-TW.json'),
  });
  await i18n.use(locale);
  const show = (shown: ViewProps['params']) => (
    <I18nextProvider i18n={i18n.instance}>
      <ServicesContext value={host.services}>
        <View params={shown} />
      </ServicesContext>
    </I18nextProvider>
  );
  const view = render(show(params));
  await act(() => Promise.resolve());
  return {
    ...view,
    /** Gives the view other parameters, as an update by the host does. */
    rerenderWith: (other: ViewProps['params']) => {
      view.rerender(show(other));
    },
  };
}
