import { act, render, type RenderResult } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { ViewProps } from '@site/shared/contract/remoteProps';
import { ServicesContext } from '@site/shared/contract/ServicesContext';
import type { Locale } from '@site/shared/contract/services';
import { createI18n, TextsProvider, type LocaleLoaders } from '@site/shared/i18n';
import type { FakeHost } from './fakeServices';
import { configureWaits } from './configureWaits';

configureWaits();

export interface RenderedView extends RenderResult {
  /** Rerenders the view with other parameters, like an update by the host. */
  readonly rerenderWith: (params: ViewProps['params']) => void;
}

/** Renders a view on a fake host and waits for its initial loads. */
export type RenderView = (
  View: ComponentType<ViewProps>,
  host: FakeHost,
  params?: ViewProps['params'],
  locale?: Locale,
) => Promise<RenderedView>;

/**
 * Creates the `renderView` function of a remote, which renders its views like `defineRemote`: with its real texts and
 * the services of a host.
 *
 * @param loaders the same as in the remote's `defineRemote`
 */
export function createViewRenderer(loaders: LocaleLoaders): RenderView {
  return async (View, host, params = {}, locale = 'zh-CN') => {
    const i18n = createI18n(loaders);
    await i18n.use(locale);
    const show = (shown: ViewProps['params']) => (
      <TextsProvider i18n={i18n}>
        <ServicesContext value={host.services}>
          <View params={shown} />
        </ServicesContext>
      </TextsProvider>
    );
    const view = render(show(params));
    await act(() => Promise.resolve());
    return {
      ...view,
      rerenderWith: (other) => {
        view.rerender(show(other));
      },
    };
  };
}
