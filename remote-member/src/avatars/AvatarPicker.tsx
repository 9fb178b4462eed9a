import { SpreadRadio } from '@site/shared/ui';
import { Avatar } from '@site/shared/ui/drawings';
import { useTranslation } from './texts';
import styles from './AvatarPicker.module.css';

interface AvatarPickerProps {
  readonly seeds: readonly string[];
  readonly value: string;
  readonly onChange: (seed: string) => void;
  readonly disabled: boolean;
}

export function AvatarPicker({ seeds, value, onChange, disabled }: AvatarPickerProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles['picker']} disabled={disabled}>
      <legend className={styles['legend']}>{t('avatars.hint')}</legend>
      <div className={styles['masks']}>
        {seeds.map((seed, index) => (
          <label key={seed} className={styles['mask']}>
            <SpreadRadio
              name="avatar"
              aria-label={index === 0 ? t('avatars.first') : t('avatars.mask', { number: index })}
              checked={seed === value}
              onChange={() => {
                onChange(seed);
              }}
            />
            <Avatar seed={seed} className={styles['drawing']} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
