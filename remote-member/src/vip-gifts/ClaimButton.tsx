import type { RouteLink } from '@site/shared/contract';
import { isUnderWay, type KeyedRequest } from '@site/shared/keyed-request';
import { formatYuan } from '@site/shared/money';
import { SettlingButton } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { Benefit, PaidClaim } from './benefit';

/** Claim of one gift, whose id is the subject, or of all. */
export type ClaimRequest = KeyedRequest<string, PaidClaim>;

interface ClaimButtonProps {
  readonly benefit: Benefit;
  readonly request: ClaimRequest;
  readonly onClaim: (id: string) => void;
  /** Link to where the missing condition can be met. Without it the button states that it is too early. */
  readonly way?: RouteLink | undefined;
}

/**
 * Renders the link to the missing condition, or one button for all other statuses, so that it keeps the focus when the
 * status changes.
 */
export function ClaimButton({ benefit, request, onClaim, way }: ClaimButtonProps) {
  const { t } = useTranslation();
  const label = useLabel(benefit, request);
  const isOwn = (request.status === 'sending' || request.status === 'unknown') && request.pending.subject === benefit.id;
  const link = benefit.status === 'open' ? way : undefined;
  return (
    <SettlingButton
      variant={benefit.status === 'ready' ? 'primary' : 'secondary'}
      meaning={link ? 'to-do' : benefit.status === 'ready' ? `claim ${String(benefit.amount)}` : undefined}
      link={link}
      loading={isOwn}
      disabled={!isOwn && (benefit.status !== 'ready' || isUnderWay(request))}
      onClick={() => {
        onClaim(benefit.id);
      }}
    >
      {link ? t('welfare.to_do') : label}
    </SettlingButton>
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
