import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { withBettingTexts } from '@site/shared/betting';
import { ServicesContext, type Locale, type ViewProps } from '@site/shared/contract';
import { createI18n } from '@site/shared/i18n';
import type { FakeHost } from '@site/shared/testing';
import { boardStore, createBoardStore } from '../board/boardStore';
import { channelStore, createChannelStore } from '../channel/channel';
import { createSlipStore, slipStore } from '../slip/slipStore';
import { createOpenBetsStore, openBetsStore } from '../tickets/openBets';

/** Shows a view of this remote on a fake host, with its real texts, and waits for what it loads at first. */
export async function renderView(
  View: ComponentType<ViewProps>,
  host: FakeHost,
  params: ViewProps['params'] = {},
  locale: Locale = 'zh-CN',
) {
  const i18n = createI18n(
    withBettingTexts({
      'zh-CN': () => import('../locales/zh-CN.json'),
      'zh-TW': () => import('../locales/zh-TW.json'),
    }),
  );
  await i18n.use(locale);
  const view = render(
    <I18nextProvider i18n={i18n.instance}>
      <ServicesContext value={host.services}>
        <View params={params} />
      </ServicesContext>
    </I18nextProvider>,
  );
  await act(() => Promise.resolve());
  return view;
}

/** A page loaded anew: the stores of the remote are empty again. */
export function resetStores(): void {
  slipStore().setState(createSlipStore().getState(), true);
  boardStore().setState(createBoardStore().getState(), true);
  channelStore().setState(createChannelStore().getState(), true);
  openBetsStore().setState(createOpenBetsStore().getState(), true);
}
