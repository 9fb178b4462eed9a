import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { holdsRecentKeys } from '@site/shared/keyed-request';
import { IconButton, useLazyModule, warm } from '@site/shared/ui';
import { useTranslation } from './texts';
import { PACKET_SENDING_NAME } from './packetSendingName';

const load = () => import('./SendPacketDialog');
const warming = warm(load);

interface PacketButtonProps {
  /** The room that a packet is for; `undefined` where nothing may be sent. */
  readonly roomId: string | undefined;
}

/** Beside the composer: opens the form of a red packet, which is loaded then. */
export function PacketButton({ roomId }: PacketButtonProps) {
  const { overlays, storage } = useServices();
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  // A packet that an earlier page sent: its form asks what became of it, and stays hidden until there is something to say.
  const [isFollowing, setIsFollowing] = useState(() => holdsRecentKeys(storage, PACKET_SENDING_NAME));
  const handleClose = () => {
    setIsOpen(false);
    setIsFollowing(false);
  };
  const dialog = useLazyModule(load, isOpen || isFollowing, () => {
    if (isOpen) overlays.toast(t('packet.form_failed'), 'danger');
    handleClose();
  });
  return (
    <>
      <IconButton
        icon="gift"
        label={t('packet.send')}
        aria-haspopup="dialog"
        disabled={roomId === undefined}
        {...warming}
        onClick={() => {
          setIsOpen(true);
        }}
      />
      {dialog && (isOpen || isFollowing) && roomId !== undefined && (
        <dialog.SendPacketDialog roomId={roomId} isHidden={!isOpen} onClose={handleClose} />
      )}
    </>
  );
}
