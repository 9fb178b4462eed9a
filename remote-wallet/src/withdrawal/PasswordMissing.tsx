import { useRouteLink } from '@site/shared/contract';
import { ButtonLink, Empty } from '@site/shared/ui';
import { useTranslation } from '../i18n';

/** Shown where the site asks for a withdrawal password and the member has none: a link to set it. */
export function PasswordMissing() {
  const { t } = useTranslation();
  const auth = useRouteLink('auth', {});
  return (
    <Empty
      title={t('withdrawal.no_password')}
      actions={
        <ButtonLink variant="primary" icon="lock" {...auth}>
          {t('withdrawal.set_password')}
        </ButtonLink>
      }
    >
      {t('withdrawal.no_password_hint')}
    </Empty>
  );
}
