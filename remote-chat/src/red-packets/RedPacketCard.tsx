import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { formatYuan } from '@site/shared/money';
import { Button, useLazyModule, warm } from '@site/shared/ui';
import { Ingot } from '@site/shared/ui/drawings/Ingot';
import { useTranslation } from './texts';
import { packetStatus, type RedPacket } from './redPacket';
import styles from './RedPacketCard.module.css';
import { useClaim } from './useClaim';

const loadClaims = () => import('./PacketClaimsDialog');
const warming = warm(loadClaims);

interface RedPacketCardProps {
  readonly packet: RedPacket;
  /** Sender's name, as shown in the room. */
  readonly name: string;
  /** Empty for the default greeting. */
  readonly greeting: string;
  /** True when the player sent the packet, and therefore cannot claim a share. */
  readonly isOwn: boolean;
}

/**
 * Shows a red packet in the room: its sum, the claimed shares, and the button that claims a share or shows the outcome.
 */
export function RedPacketCard({ packet, name, greeting, isOwn }: RedPacketCardProps) {
  const { clock } = useServices();
  const { t } = useTranslation();
  const { claim, isClaiming } = useClaim(packet.id);
  const status = packetStatus(packet, clock.now());
  return (
    <section className={styles['packet']} data-status={status} aria-label={t('packet.of', { name })}>
      <Ingot className={styles['ingot']} />
      <div className={styles['facts']}>
        <b className={styles['greeting']}>{greeting === '' ? t('packet.greeting') : greeting}</b>
        <span data-num translate="yes">
          {t('packet.holds', { sum: formatYuan(packet.sum), count: packet.shares })}
        </span>
      </div>
      {status === 'open' && !isOwn ? (
        <Button size="sm" variant="primary" loading={isClaiming} onClick={claim}>
          {t('packet.claim')}
        </Button>
      ) : (
        <b className={styles['status']} data-num translate="no">
          {statusText()}
        </b>
      )}
      <p className={styles['foot']}>
        <span data-num translate="yes">
          {t('packet.taken', { taken: packet.taken, count: packet.shares })}
        </span>
        <Claims packetId={packet.id} />
      </p>
    </section>
  );

  function statusText(): string {
    switch (status) {
      case 'claimed':
        return packet.own === undefined ? '' : t('packet.claimed', { amount: formatYuan(packet.own) });
      case 'open':
        return t('packet.waiting');
      case 'empty':
        return t('packet.empty');
      case 'expired':
        return t('packet.expired');
    }
  }
}

function Claims({ packetId }: { readonly packetId: string }) {
  const { overlays, session } = useServices();
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useLazyModule(loadClaims, isOpen, () => {
    overlays.toast(t('packet.claims_failed'), 'danger');
    setIsOpen(false);
  });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={styles['claims']}
        {...warming}
        onClick={() => {
          setIsOpen(session.requireLogin());
        }}
      >
        {t('packet.claims')}
      </button>
      {dialog && isOpen && (
        <dialog.PacketClaimsDialog
          packetId={packetId}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
