import { useId } from 'react';
import { EDITIONS, type Edition } from '@site/shared/contract/services';
import { useReadable } from '@site/shared/contract/useReadable';
import { Icon, SpreadRadio, type IconName } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useDisplay } from '../edition/DisplayContext';
import { useShell } from '../services/ShellContext';
import styles from './EditionSwitch.module.css';

const ICONS: Readonly<Record<Edition, IconName>> = { classic: 'sun', professional: 'moon' };

/** Switches between classic and professional. Hidden while the site's switch is off. Implements R-EDITION-04. */
export function EditionSwitch() {
  const { t } = useTranslation();
  const { edition } = useDisplay();
  const { flags } = useShell();
  const current = useReadable(edition.current);
  const { editionSwitch } = useReadable(flags);
  const name = useId();
  if (!editionSwitch) return null;
  return (
    <div role="radiogroup" aria-label={t('frame.edition')} className={styles['switch']}>
      {EDITIONS.map((value) => (
        <label key={value} className={styles['side']}>
          <SpreadRadio
            name={name}
            checked={value === current}
            onChange={() => {
              edition.choose(value);
            }}
          />
          <Icon name={ICONS[value]} size="xs" />
          {t(`frame.${value}`)}
        </label>
      ))}
    </div>
  );
}
