import { useEffect, useState } from 'react';
import { useReadable, useServices, type HostServices } from '@site/shared/contract';
import { formatYuanFixed } from '@site/shared/money';
import { askForMove, sendMove } from '../../api/moveApi';
import { useTranslation } from '../../i18n';
import { delay } from '../../outcome/delay';
import { createMoveDesk } from '../createMoveDesk';
import { isUnderWay, type MoneyMove, type MoveState } from '../moneyMove';

/** The one desk of a page at which money is moved between the central wallet and the venues. */
export interface Moves {
  readonly state: MoveState;
  readonly isBusy: boolean;
  /** Answers with the state it ended in; a success has been told by then. */
  readonly send: (move: MoneyMove) => Promise<MoveState>;
  readonly dismiss: () => void;
}

/**
 * The desk of this page. What money moved is told to everybody who shows some; a refusal by a venue's rules opens a dialog with the
 * server's words; a move left open by an earlier page is taken up at once. Implements R-ERRB-15, R-MSG-16.
 */
export function useMoves(): Moves {
  const services = useServices();
  const { bus, overlays } = services;
  const { t } = useTranslation();
  const [{ desk, controller }] = useState(() => openDesk(services));
  const state = useReadable(desk.state);

  useEffect(() => {
    void desk.resume();
    return () => {
      controller.abort();
    };
  }, [desk, controller]);

  useEffect(() => {
    if (state.status === 'done') bus.emit('balance/changed', { cause: 'transfer' });
    if (state.status === 'refused' && state.refusal.as === 'venueActivity') {
      void overlays.tips({ message: state.refusal.message }).then(desk.dismiss);
    }
  }, [state, bus, overlays, desk]);

  return {
    state,
    isBusy: isUnderWay(state),
    async send(move) {
      const end = await desk.send(move);
      if (end.status === 'done') tellSuccess(end);
      return end;
    },
    dismiss: desk.dismiss,
  };

  function tellSuccess({ move, outcome: { amount, kept } }: Extract<MoveState, { status: 'done' }>) {
    if (move.subject === 'transfer') overlays.toast(t('move.transfer.done'), 'success');
    else if (amount > 0) overlays.toast(t('move.recycle.done', { amount: formatYuanFixed(amount) }), 'success');
    else if (kept.length === 0) overlays.toast(t('move.recycle.nothing'), 'info');
  }
}

function openDesk({ http, storage }: HostServices) {
  const controller = new AbortController();
  const ending = { signal: controller.signal };
  const desk = createMoveDesk({
    send: (move, key) => sendMove(http, move, key, ending),
    askByKey: (key) => askForMove(http, key, ending),
    storage,
    newKey: () => crypto.randomUUID(),
    wait: (ms) => delay(ms, controller.signal),
  });
  return { desk, controller };
}
