import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { holdsRecentKeys } from '@site/shared/keyed-request';
import { IconButton, useLazyModule, warm } from '@site/shared/ui';
import { useTranslation } from './texts';
import { PACKET_SENDING_NAME } from './packetSendingName';

const load = () => import('./SendPacketDialog');
const warming = warm(load);

interface PacketButtonProps {
  /** Room for the packet, or `undefined` when nothing may be sent. */
  readonly roomId: string | undefined;
}

/** Shows the button beside the composer that loads and opens the form of a red packet. */
export function PacketButton({ roomId }: PacketButtonProps) {
  const { overlays, storage } = useServices();
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  // An earlier page has sent a packet without an answer. Its form queries the outcome, and stays hidden until there is
  // a message to show.
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
