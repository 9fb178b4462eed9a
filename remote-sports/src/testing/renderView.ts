import { createViewRenderer } from '@site/testing';
import { boardQueryStore, INITIAL_BOARD_QUERY } from '../board/boardQuery';
import { boardStore, createBoardStore, homeStore } from '../feed/boardStore';
import { channelStore, createChannelStore } from '../channel-entry/channelEntry';
import { highlights } from '../home/highlights';
import { quickBetChoice } from '../quick-bet/quickBetRules';
import { quickStakesChoice } from '../quick-stakes/quickStakeRules';
import { createSlipStore, slipStore } from '../slip/slipStore';
import { stakeFocusStore } from '../slip/stakeFocus';
import { cashOutStore } from '../tickets/cash-out/cashOutStore';
import { createOpenBetsStore, openBetsStore } from '../tickets/ticketsStore';

/** Renders a view of this remote on a fake host with its real texts. */
export const renderView = createViewRenderer({ 'zh-TW': () => import('../locales/zh-TW') });

export function resetStores(): void {
  slipStore().setState(createSlipStore().getState(), true);
  stakeFocusStore().setState(stakeFocusStore().getInitialState(), true);
  boardStore().setState(createBoardStore().getState(), true);
  boardQueryStore().setState(INITIAL_BOARD_QUERY, true);
  homeStore().setState(createBoardStore().getState(), true);
  highlights().pausedAt = 0;
  channelStore().setState(createChannelStore().getState(), true);
  openBetsStore().setState(createOpenBetsStore().getState(), true);
  cashOutStore().forget();
  quickStakesChoice.known.setState(new Map(), true);
  quickBetChoice.known.setState(new Map(), true);
}
