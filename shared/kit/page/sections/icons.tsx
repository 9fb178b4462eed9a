import { ICON_PATHS } from '@site/shared/ui/essentials/iconPaths';
import type { IconName } from '@site/shared/ui/essentials/iconPaths';
import { Icon } from '@site/shared/ui/essentials/Icon';
import { useTranslation } from '../i18n';
import type { KitSection } from '../KitSection';
import { Specimen } from '../Specimen';
import styles from './icons.module.css';

const NAMES = Object.keys(ICON_PATHS) as IconName[];
const SIZES = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

function Icons() {
  const { t } = useTranslation();
  return (
    <>
      <Specimen name={t('states.variants')} wide>
        <ul className={styles['icons']}>
          {NAMES.map((name) => (
            <li key={name} className={styles['icon']}>
              <Icon name={name} size="lg" />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name={t('states.sizes')}>
        {SIZES.map((size) => (
          <Icon key={size} name="wallet" size={size} />
        ))}
      </Specimen>
      <Specimen name={t('states.pressed')}>
        <Icon name="star" filled />
        <Icon name="heart" filled />
      </Specimen>
    </>
  );
}

export const ICONS: readonly KitSection[] = [{ id: 'icons', shows: ['Icon'], View: Icons }];
