import { isUnderWay, type KeyedRequest } from '@site/shared/keyed-request';
import { formatYuan } from '@site/shared/money';
import { Button } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import type { Benefit, PaidClaim } from './benefit';

/** A claim of the gift whose id is its subject, or of all. */
export type ClaimRequest = KeyedRequest<string, PaidClaim>;

interface ClaimButtonProps {
  readonly benefit: Benefit;
  readonly request: ClaimRequest;
  readonly onClaim: (id: string) => void;
}

/** One button for every status, so that it keeps the focus when the status changes. */
export function ClaimButton({ benefit, request, onClaim }: ClaimButtonProps) {
  const label = useLabel(benefit, request);
  const isOwn = (request.status === 'sending' || request.status === 'unknown') && request.pending.subject === benefit.id;
  return (
    <Button
      variant={benefit.status === 'ready' ? 'primary' : 'secondary'}
      loading={isOwn}
      disabled={!isOwn && (benefit.status !== 'ready' || isUnderWay(request))}
      onClick={() => {
        onClaim(benefit.id);
      }}
    >
      {label}
    </Button>
  );
}

function useLabel({ id, status, amount }: Benefit, request: ClaimRequest): string {
  const { t } = useTranslation();
  if (request.status === 'sending' && request.pending.subject === id) return t('welfare.sending');
  if (request.status === 'unknown' && request.pending.subject === id) return t('welfare.unknown');
  switch (status) {
    case 'open':
      return t('welfare.open');
    case 'ready':
      return t('welfare.claim', { amount: formatYuan(amount) });
    case 'claimed':
      return t('welfare.claimed');
  }
}
