import { createCell, type NamespacedStorage, type Readable } from '@site/shared/contract';
import { reconcileDelayMs } from '../outcome/reconcileDelay';
import {
  advance,
  isUnderWay,
  type MoneyMove,
  type MoveEvent,
  type MoveOutcome,
  type MoveState,
  type OpenMove,
  type Refusal,
} from './moneyMove';
import { PENDING_MOVE_KEY, parsePendingMove, type PendingMove } from './pendingMove';

/** What sending a move comes to. `lost`: the money may or may not have moved. */
export type MoveAnswer =
  | { readonly kind: 'done'; readonly outcome: MoveOutcome }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'lost' }
  | { readonly kind: 'aborted' };

/** What asking for a move comes to. `closed`: it never arrived, and asking has closed its key for ever. */
export type MoveInquiry =
  | { readonly kind: 'done'; readonly outcome: MoveOutcome }
  | { readonly kind: 'closed' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'aborted' };

export interface MoveDeskParts {
  readonly send: (move: MoneyMove, key: string) => Promise<MoveAnswer>;
  readonly askByKey: (key: string) => Promise<MoveInquiry>;
  readonly storage: NamespacedStorage;
  readonly newKey: () => string;
  /** Resolves after the delay; never resolves once the view has ended. */
  readonly wait: (ms: number) => Promise<void>;
}

/** Where money is moved: drives the machine, and finds its way back after a lost answer or a reload. */
export interface MoveDesk {
  readonly state: Readable<MoveState>;
  /** Answers with the state it ended in. While another move is under way it does nothing. */
  readonly send: (move: MoneyMove) => Promise<MoveState>;
  /** Takes up a move whose answer this device never saw, if there is one. */
  readonly resume: () => Promise<MoveState>;
  readonly dismiss: () => void;
}

export function createMoveDesk({ send, askByKey, storage, newKey, wait }: MoveDeskParts): MoveDesk {
  const state = createCell<MoveState>({ status: 'idle' });
  const dispatch = (event: MoveEvent) => {
    state.set(advance(state.get(), event));
  };
  const finish = ({ key }: OpenMove, event: MoveEvent) => {
    // Another tab may have left a move of its own there since.
    if (parsePendingMove(storage.read(PENDING_MOVE_KEY))?.key === key) storage.remove(PENDING_MOVE_KEY);
    dispatch(event);
  };

  async function reconcile(move: OpenMove): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      const answer = await askByKey(move.key);
      switch (answer.kind) {
        case 'done':
          finish(move, { type: 'done', outcome: answer.outcome });
          return;
        case 'closed':
          finish(move, { type: 'closed' });
          return;
        case 'aborted':
          return;
        case 'lost':
          await wait(reconcileDelayMs(attempt));
      }
    }
  }

  return {
    state,
    async send(intent) {
      if (isUnderWay(state.get())) return state.get();
      const move: OpenMove = { key: newKey(), subject: intent.subject, isFromBefore: false };
      // Kept before it is sent: whatever happens to this page, the outcome can be asked for.
      storage.write(PENDING_MOVE_KEY, { key: move.key, subject: move.subject } satisfies PendingMove);
      dispatch({ type: 'sent', move });
      const answer = await send(intent, move.key);
      switch (answer.kind) {
        case 'done':
          finish(move, { type: 'done', outcome: answer.outcome });
          break;
        case 'refused':
          finish(move, { type: 'refused', refusal: answer.refusal });
          break;
        case 'lost':
          dispatch({ type: 'link-lost' });
          await reconcile(move);
          break;
        case 'aborted':
      }
      return state.get();
    },
    async resume() {
      const pending = parsePendingMove(storage.read(PENDING_MOVE_KEY));
      if (!pending || isUnderWay(state.get())) return state.get();
      const move: OpenMove = { ...pending, isFromBefore: true };
      dispatch({ type: 'sent', move });
      dispatch({ type: 'link-lost' });
      await reconcile(move);
      return state.get();
    },
    dismiss() {
      dispatch({ type: 'dismissed' });
    },
  };
}
