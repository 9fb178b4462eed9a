import { useRouteLink } from '@site/shared/contract';
import { ButtonLink, Empty } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { withdrawalDraft, type WithdrawalDraft } from './withdrawalDraft';

/** Shown where the site asks for a withdrawal password and the member has none: a link to set it, which leads back with the draft. */
export function PasswordMissing({ draft }: { readonly draft: WithdrawalDraft }) {
  const { t } = useTranslation();
  const auth = useRouteLink('auth', {}, { query: { for: 'withdrawal', ...withdrawalDraft.format(draft) } });
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
