import { useRouteLink } from '@site/shared/contract';
import { ButtonLink, Empty } from '@site/shared/ui';
import { useTranslation } from '../i18n';

/** Shown where no game was entered in the last hours. */
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
