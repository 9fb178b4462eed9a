import { useRouteLink } from '@site/shared/contract';
import type { KeyedRequest } from '@site/shared/keyed-request';
import { formatYuan, type Fen } from '@site/shared/money';
import { ButtonLink, Note } from '@site/shared/ui';
import { useTranslation } from '../i18n';

/** The state of a keyed request that pays the member; nothing while it is idle or being sent. */
export function KeyedRequestNote({ request }: { readonly request: KeyedRequest<unknown, { readonly amount: Fen }> }) {
  const { t } = useTranslation();
  const recordLink = useRouteLink('transRecord', {});
  switch (request.status) {
    case 'unknown':
      return (
        <Note tone="warning" live="polite" title={t(request.pending.isResumed ? 'keyed_request.unknown_resumed' : 'keyed_request.unknown')}>
          {t('keyed_request.unknown_hint')}
        </Note>
      );
    case 'refused':
      return (
        <Note tone="danger" live="assertive" title={request.refusal.message || t('keyed_request.refused')}>
          {t('keyed_request.refused_hint')}
        </Note>
      );
    case 'closed':
      return (
        <Note tone="info" live="polite" title={t('keyed_request.closed')}>
          {t('keyed_request.closed_hint')}
        </Note>
      );
    case 'succeeded':
      return (
        <Note
          tone="success"
          live="polite"
          title={t('keyed_request.succeeded', { amount: formatYuan(request.result.amount) })}
          action={
            <ButtonLink size="sm" variant="soft" {...recordLink}>
              {t('keyed_request.record')}
            </ButtonLink>
          }
        />
      );
    case 'idle':
    case 'sending':
      return null;
  }
}
