import { createContext, useContext, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { useSharedTranslation } from '@site/shared/i18n';
import { failureText } from '@site/shared/loadable';
import { formatYuan } from '@site/shared/money';
import { useTranslation } from './texts';
import { claimPacket } from './claimApi';
import type { RedPacket } from './redPacket';

/** Updates a packet in its room after the player has claimed a share. */
export const ClaimedContext = createContext<(packet: RedPacket) => void>(() => undefined);

/**
 * Returns a function that claims a share of a packet. After a lost answer the player can press again, because the
 * platform grants only one share.
 */
export function useClaim(packetId: string): { readonly claim: () => void; readonly isClaiming: boolean } {
  const { http, session, overlays, balance, bus } = useServices();
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  const take = useContext(ClaimedContext);
  const [isClaiming, setIsClaiming] = useState(false);

  const send = async () => {
    setIsClaiming(true);
    const result = await claimPacket(http, packetId);
    setIsClaiming(false);
    if (!result.ok) {
      if (result.failure.kind !== 'aborted') overlays.toast(failureText(result.failure, tShared), 'danger');
      return;
    }
    take(result.data);
    if (result.data.own !== undefined) overlays.toast(t('packet.got', { amount: formatYuan(result.data.own) }), 'success');
    void balance.refresh();
    bus.emit('balance/changed', { cause: 'bonus' });
  };
  return {
    isClaiming,
    claim: () => {
      if (!isClaiming && session.requireLogin()) void send();
    },
  };
}
