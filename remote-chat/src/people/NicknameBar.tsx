import { useEffect, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { Button, useLazyModule, warm } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './NicknameBar.module.css';

const load = () => import('@site/shared/nickname');
const warming = warm(load);

interface NicknameBarProps {
  /** As rooms show the member now. */
  readonly name: string;
  readonly onNamed: () => void;
}

/** Above the composer of a member who is shown masked: how they are called, and the way to a nickname. */
export function NicknameBar({ name, onNamed }: NicknameBarProps) {
  const { bus, overlays } = useServices();
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useLazyModule(load, isOpen, () => {
    overlays.toast(t('people.nickname_failed'), 'danger');
    setIsOpen(false);
  });
  // Here, or on the page of the profile.
  useEffect(() => bus.on('member/changed', onNamed), [bus, onNamed]);
  return (
    <div className={styles['bar']}>
      <p>{t('people.masked', { name })}</p>
      <Button
        size="sm"
        aria-haspopup="dialog"
        {...warming}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {t('people.choose')}
      </Button>
      {dialog && isOpen && (
        <dialog.NicknameDialog
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </div>
  );
}
