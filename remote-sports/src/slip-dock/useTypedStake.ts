import { useStore } from 'zustand';
import type { Fen } from '@site/shared/money';
import type { SlipSummary } from '../slip/slipSummary';
import { setStake, setStakeOf, slipStore } from '../slip/slipStore';
import { stakeTextOf } from '../slip/stakes';
import { pressStakeKey, type StakeKey } from './stakeText';

/** Stake that quick stakes and keypad edit: the one that was typed into last. */
export interface TypedStake {
  readonly text: string;
  readonly cap: Fen | undefined;
  readonly write: (text: string) => void;
  readonly press: (key: StakeKey) => void;
}

export function useTypedStake({ mode, bets, shared }: SlipSummary): TypedStake {
  const state = useStore(slipStore());
  const key = mode === 'multiple' ? state.typing : undefined;
  const text = key === undefined ? state.stake : stakeTextOf(state, key);
  const bet = key === undefined ? bets[0] : bets.find(({ legs }) => legs.some(({ entry }) => entry.key === key));
  const write = (next: string) => {
    if (key === undefined) setStake(slipStore(), next);
    else setStakeOf(slipStore(), key, next);
  };
  return {
    text,
    cap: key === undefined && shared ? shared.cap : bet?.cap,
    write,
    press: (stakeKey) => {
      write(pressStakeKey(text, stakeKey));
    },
  };
}
