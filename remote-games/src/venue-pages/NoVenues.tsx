import { useRouteLink } from '@site/shared/contract';
import { ButtonLink, Empty } from '@site/shared/ui';
import { useTranslation } from './texts';

export function NoVenues() {
  const { t } = useTranslation();
  const homeLink = useRouteLink('home', {});
  return (
    <Empty title={t('venues.empty')} actions={<ButtonLink {...homeLink}>{t('venues.home')}</ButtonLink>}>
      {t('venues.empty_hint')}
    </Empty>
  );
}
