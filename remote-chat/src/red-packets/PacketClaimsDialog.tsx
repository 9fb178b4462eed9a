import { useCallback } from 'react';
import { useServices } from '@site/shared/contract';
import { formatShortMinute } from '@site/shared/i18n';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { formatYuan } from '@site/shared/money';
import { Dialog, Empty, Skeleton, Tag } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './PacketClaimsDialog.module.css';
import type { PacketClaims } from './redPacket';
import { fetchPacketClaims } from './redPacketApi';

interface PacketClaimsDialogProps {
  readonly packetId: string;
  readonly onClose: () => void;
}

/** Shows who has claimed which share of a red packet. */
export function PacketClaimsDialog({ packetId, onClose }: PacketClaimsDialogProps) {
  const { http } = useServices();
  const { t } = useTranslation();
  const load = useCallback((signal: AbortSignal) => fetchPacketClaims(http, packetId, { signal }), [http, packetId]);
  const { state, reload } = useLoadable(load);
  return (
    <Dialog open title={t('packet.claims_title')} onClose={onClose} closeLabel={t('packet.close')}>
      <LoadableView
        of={state}
        onRetry={reload}
        isEmpty={({ claims }) => claims.length === 0}
        empty={<Empty title={t('packet.nobody')} />}
        skeleton={<Skeleton height="1.6rem" />}
      >
        {(claims) => <ClaimList {...claims} />}
      </LoadableView>
    </Dialog>
  );
}

function ClaimList({ packet, claims }: PacketClaims) {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles['sum']} data-num translate="yes">
        {t('packet.taken_of', { taken: packet.taken, count: packet.shares, sum: formatYuan(packet.sum) })}
      </p>
      <ul className={styles['list']}>
        {claims.map(({ name, amount, at, isBest }, place) => (
          <li key={place}>
            <span translate="no">{name}</span>
            {isBest && <Tag tone="warning">{t('packet.best')}</Tag>}
            <time dateTime={new Date(at).toISOString()} translate="no">
              {formatShortMinute(at)}
            </time>
            <b data-num translate="no">
              {formatYuan(amount)}
            </b>
          </li>
        ))}
      </ul>
    </>
  );
}
