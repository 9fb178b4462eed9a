import { act, screen } from '@testing-library/react';
import { createFakeServices, fakeAnswer, type FakeHost, type FakeServicesOptions } from '@site/testing';
import {
  addCollectionCall,
  autoTransferCall,
  bonusPoolsCall,
  gameListCall,
  removeCollectionCall,
  venuesCall,
} from '@site/shared/wire/games';
import { allBalanceCall } from '@site/shared/wire/wallets';
import { VenuesScreen } from '../venue-pages/VenuesScreen';
import { aGamePage, aPoolList, aSlotVenue, aWireGame } from './builders';
import { renderView } from './renderView';

/** Game with an unknown drawing. */
export const TIGER = aWireGame({
  gameCode: 'QK-tiger',
  name: '虎啸山林',
  enName: 'QKDZ',
  venueName: '乾坤游戏',
  label: 'hot',
  motif: 'unknown',
});

/** Creates a host at the slot lobby with three venues and two games. */
export function aLobbyHost(options: FakeServicesOptions = {}): FakeHost {
  return createFakeServices({
    location: { name: 'egame', path: '/game/egame' },
    answers: [
      fakeAnswer(venuesCall, {
        list: [
          aSlotVenue(),
          aSlotVenue({ enName: 'QKDZ', name: '乾坤游戏', rebate: '1.20', gameCount: 12 }),
          aSlotVenue({ enName: 'HWDZ', name: '海王星', state: 'maintenance', resumesAt: Date.UTC(2026, 10, 21, 6) }),
        ],
      }),
      fakeAnswer(
        gameListCall,
        aGamePage([aWireGame({ isCollected: options.member !== null }), TIGER], { hot: 1, jackpot: 1, collected: 1 }),
      ),
      fakeAnswer(bonusPoolsCall, aPoolList()),
      fakeAnswer(allBalanceCall, { asOf: 1, centerWalletBalance: '1000.00', lockMoney: '0.00', autoTransfer: '1', list: [] }),
      fakeAnswer(autoTransferCall, ({ status }) => ({ status })),
      fakeAnswer(addCollectionCall, {}),
      fakeAnswer(removeCollectionCall, {}),
    ],
    ...options,
  });
}

export async function showLobby(host: FakeHost) {
  const view = await renderView(VenuesScreen, host, { category: 'DZ' });
  await screen.findByRole('heading', { level: 1, name: '电子场馆', hidden: true });
  await act(() => Promise.resolve());
  return view;
}

export const lastList = (host: FakeHost) => host.callsOf(gameListCall).at(-1);
