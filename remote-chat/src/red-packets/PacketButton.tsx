import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { IconButton, useLazyModule, warm } from '@site/shared/ui';
import { useTranslation } from '../i18n';

const load = () => import('./SendPacketDialog');
const warming = warm(load);

interface PacketButtonProps {
  /** The room that a packet is for; `undefined` where nothing may be sent. */
  readonly roomId: string | undefined;
}

/** Beside the composer: opens the form of a red packet, which is loaded then. */
export function PacketButton({ roomId }: PacketButtonProps) {
  const { overlays } = useServices();
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useLazyModule(load, isOpen, () => {
    overlays.toast(t('packet.form_failed'), 'danger');
    setIsOpen(false);
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
      {dialog && isOpen && roomId !== undefined && (
        <dialog.SendPacketDialog
          roomId={roomId}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
