import { useState } from 'react';
import { Icon } from '@site/shared/ui';
import { Avatar } from '@site/shared/ui/drawings';
import { useTranslation } from './texts';
import styles from './AvatarButton.module.css';
import { AvatarDialog } from './AvatarDialog';

/** Shows the member's avatar; a press opens the dialog to choose another. */
export function AvatarButton({ seed }: { readonly seed: string }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles['button']}
        aria-label={t('avatars.title')}
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Avatar seed={seed} className={styles['drawing']} />
        <span className={styles['sign']}>
          <Icon name="edit" size="sm" />
        </span>
      </button>
      {isOpen && (
        <AvatarDialog
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
