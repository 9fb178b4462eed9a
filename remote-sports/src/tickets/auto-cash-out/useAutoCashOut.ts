import { useEffect, useRef, useState } from 'react';
import type { Ticket } from '@site/shared/betting';
import { useSharedTranslation } from '@site/shared/i18n';
import { failureText } from '@site/shared/loadable';
import type { Fen } from '@site/shared/money';
import { useTranslation } from './texts';
import { useResource } from '../../resource/useResource';
import { sendTarget, type TargetRefusal } from './autoCashOutApi';

const REFUSAL_KEYS = {
  'not-open': 'tickets.cash_out.unavailable.not_open',
  'not-offered': 'tickets.cash_out.unavailable.not_offered',
  reached: 'tickets.auto_cash_out.reached',
  unreachable: 'tickets.auto_cash_out.unreachable',
} as const satisfies Record<TargetRefusal, string>;

export interface AutoCashOutSetting {
  readonly isBusy: boolean;
  /** Reason why the last target was refused; empty when it was accepted. */
  readonly fault: string;
  /** Resolves to true when the target was accepted. @param target `undefined` removes the target */
  readonly set: (target: Fen | undefined) => Promise<boolean>;
}

/**
 * Returns the state and a function that sets, changes or removes the automatic cash-out target of a bet. A failed call
 * can be retried safely, because it sets the same value.
 */
export function useAutoCashOut(ticketId: Ticket['id'], onSet: (target: Fen | undefined) => void): AutoCashOutSetting {
  const resource = useResource();
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState('');
  const ending = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      ending.current?.abort();
    },
    [],
  );

  const set = async (target: Fen | undefined): Promise<boolean> => {
    const controller = new AbortController();
    ending.current = controller;
    setIsBusy(true);
    setFault('');
    const result = await sendTarget(resource, ticketId, target, controller);
    if (controller.signal.aborted) return false;
    setIsBusy(false);
    if (!result.ok) {
      setFault(failureText(result.failure, tShared));
      return false;
    }
    if (result.data.status === 'refused') {
      setFault(t(REFUSAL_KEYS[result.data.reason]));
      return false;
    }
    onSet(result.data.target);
    return true;
  };
  return { isBusy, fault, set };
}
