import { useRouteLink } from '@site/shared/contract';
import { ButtonLink, Empty } from '@site/shared/ui';
import { useTranslation } from './texts';

interface NoGameProps {
  /** `page`: the URL does not belong to this site. `game`: no game was entered in the last hours. */
  readonly missing: 'page' | 'game';
}

export function NoGame({ missing }: NoGameProps) {
  const { t } = useTranslation();
  const lobbyLink = useRouteLink('egame', {});
  const homeLink = useRouteLink('home', {});
  return (
    <Empty
      title={
        <span role="heading" aria-level={1}>
          {missing === 'page' ? t('play.not_found') : t('play.none')}
        </span>
      }
      actions={
        <>
          <ButtonLink variant="primary" {...lobbyLink}>
            {t('play.to_lobby')}
          </ButtonLink>
          <ButtonLink {...homeLink}>{t('play.home')}</ButtonLink>
        </>
      }
    >
      {missing === 'page' ? t('play.not_found_hint') : t('play.none_hint')}
    </Empty>
  );
}
