import { useEffect, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { Button, useLazyModule, warm } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './NicknameBar.module.css';

const load = () => import('@site/shared/nickname');
const warming = warm(load);

interface NicknameBarProps {
  /** Name under which rooms currently show the member. */
  readonly name: string;
  readonly onNamed: () => void;
}

/** Shows the name of a member whose name is masked, above the composer, and a button to choose a nickname. */
export function NicknameBar({ name, onNamed }: NicknameBarProps) {
  const { bus, overlays } = useServices();
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useLazyModule(load, isOpen, () => {
    overlays.toast(t('people.nickname_failed'), 'danger');
    setIsOpen(false);
  });
  // The nickname may change here or on the profile page.
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
