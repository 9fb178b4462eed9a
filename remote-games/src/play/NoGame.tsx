import { useRouteLink } from '@site/shared/contract';
import { ButtonLink, Empty } from '@site/shared/ui';
import { useTranslation } from '../i18n';

/** No game was entered here, or not lately. */
export function NoGame() {
  const { t } = useTranslation();
  const lobbyLink = useRouteLink('egame', {});
  const homeLink = useRouteLink('home', {});
  return (
    <Empty
      title={t('play.none')}
      actions={
        <>
          <ButtonLink variant="primary" {...lobbyLink}>
            {t('play.to_lobby')}
          </ButtonLink>
          <ButtonLink {...homeLink}>{t('play.home')}</ButtonLink>
        </>
      }
    >
      {t('play.none_hint')}
    </Empty>
  );
}
