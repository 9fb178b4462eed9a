import { useRouteLink } from '@site/shared/contract';
import { ButtonLink, Empty } from '@site/shared/ui';
import { useTranslation } from '../i18n';

/** A category without venues, and the way on. */
export function NoVenues() {
  const { t } = useTranslation();
  const homeLink = useRouteLink('home', {});
  return (
    <Empty title={t('venues.empty')} actions={<ButtonLink {...homeLink}>{t('venues.home')}</ButtonLink>}>
      {t('venues.empty_hint')}
    </Empty>
  );
}
