import { useRouteLink } from '@site/shared/contract';
import { formatYuan, type Fen } from '@site/shared/money';
import { ButtonLink, Note } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import type { MoneyRequest } from '../moneyRequest';

/** What became of a request that pays, told plainly; nothing before there is something to tell. */
export function MoneyNote({ request }: { readonly request: MoneyRequest<unknown, { readonly amount: Fen }> }) {
  const { t } = useTranslation();
  const recordLink = useRouteLink('transRecord', {});
  switch (request.status) {
    case 'checking':
      return (
        <Note tone="warning" live="polite" title={t('money_request.checking')}>
          {t('money_request.checking_hint')}
        </Note>
      );
    case 'refused':
      return (
        <Note tone="danger" live="assertive" title={request.message || t('money_request.refused')}>
          {t('money_request.refused_hint')}
        </Note>
      );
    case 'lost':
      return (
        <Note tone="info" live="polite" title={t('money_request.lost')}>
          {t('money_request.lost_hint')}
        </Note>
      );
    case 'paid':
      return (
        <Note
          tone="success"
          live="polite"
          title={t('money_request.paid', { amount: formatYuan(request.receipt.amount) })}
          action={
            <ButtonLink size="sm" variant="soft" {...recordLink}>
              {t('money_request.record')}
            </ButtonLink>
          }
        />
      );
    case 'idle':
    case 'sending':
      return null;
  }
}
