import { useRouteLink } from '@site/shared/contract';
import type { KeyedRequest } from '@site/shared/keyed-request';
import { formatYuan, type Fen } from '@site/shared/money';
import { ProtectionLink } from '@site/shared/protection';
import { ButtonLink, Note, useArrivalFocus } from '@site/shared/ui';
import { useTranslation } from './texts';

/**
 * Shows the result of a keyed request that pays the member, or nothing while it is idle or pending. A payment receives
 * the focus.
 */
export function KeyedRequestNote({ request }: { readonly request: KeyedRequest<unknown, { readonly amount: Fen }> }) {
  const { t } = useTranslation();
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
          <ProtectionLink refusal={request.refusal} />
        </Note>
      );
    case 'closed':
      return (
        <Note tone="info" live="polite" title={t('keyed_request.closed')}>
          {t('keyed_request.closed_hint')}
        </Note>
      );
    case 'succeeded':
      return <PaidNote amount={request.result.amount} isResumed={request.pending.isResumed} />;
    case 'idle':
    case 'sending':
      return null;
  }
}

interface PaidNoteProps {
  readonly amount: Fen;
  /** True when the request was sent before a reload; the focus then stays where it is. */
  readonly isResumed: boolean;
}

function PaidNote({ amount, isResumed }: PaidNoteProps) {
  const { t } = useTranslation();
  const recordLink = useRouteLink('transRecord', {});
  const arrival = useArrivalFocus<HTMLDivElement>(!isResumed);
  return (
    <div ref={arrival} tabIndex={-1}>
      <Note
        tone="success"
        live="polite"
        title={t('keyed_request.succeeded', { amount: formatYuan(amount) })}
        action={
          <ButtonLink size="sm" variant="soft" {...recordLink}>
            {t('keyed_request.record')}
          </ButtonLink>
        }
      />
    </div>
  );
}
