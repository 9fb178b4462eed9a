import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { Button, useLazyModule, warm } from '@site/shared/ui';
import { useTranslation } from './texts';

const load = () => import('@site/shared/nickname');
const warming = warm(load);

/** Opens the dialog to choose a nickname, for a member who has none. */
export function NicknameButton() {
  const { overlays } = useServices();
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useLazyModule(load, isOpen, () => {
    overlays.toast(t('userinfo.basic.nickname_failed'), 'danger');
    setIsOpen(false);
  });
  const close = () => {
    setIsOpen(false);
  };
  return (
    <>
      <Button
        size="sm"
        aria-haspopup="dialog"
        {...warming}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {t('userinfo.basic.choose_nickname')}
      </Button>
      {dialog && isOpen && <dialog.NicknameDialog onClose={close} />}
    </>
  );
}
