import { ButtonLink, Card, Empty } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useSiteLink } from '../../routing/useSiteLink';
import { useRouting } from '../../routing/RoutingContext';
import styles from './NotFoundScreen.module.css';

/** Shows that an address is unknown. Assumption (R-UI-08): its text, and one link home. Implements R-NAV-05. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  const { navigation } = useRouting();
  const linkTo = useSiteLink();
  return (
    <Card className={styles['card']}>
      <Empty
        title={
          <span role="heading" aria-level={1}>
            {t('screen.not_found_title')}
          </span>
        }
        actions={
          <ButtonLink variant="primary" {...linkTo(navigation.href('home', {}))}>
            {t('screen.back_home')}
          </ButtonLink>
        }
      >
        {t('screen.not_found_text')}
      </Empty>
    </Card>
  );
}
