import { formatYuan } from '@site/shared/money';
import { Button } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import { isUnderWay } from '../../outcome/moneyRequest';
import type { Benefit } from '../benefit';
import type { ClaimRequest } from './useClaimDesk';

interface ClaimButtonProps {
  readonly benefit: Benefit;
  readonly request: ClaimRequest;
  readonly onClaim: (id: string) => void;
}

/** One button whose words say what it does, or why it does nothing. It is the same element throughout, so that it keeps the focus. */
export function ClaimButton({ benefit, request, onClaim }: ClaimButtonProps) {
  const words = useWords(benefit, request);
  const isOwn = (request.status === 'sending' || request.status === 'checking') && request.order === benefit.id;
  return (
    <Button
      variant={benefit.standing === 'ready' ? 'primary' : 'secondary'}
      loading={isOwn}
      disabled={!isOwn && (benefit.standing !== 'ready' || isUnderWay(request))}
      onClick={() => {
        onClaim(benefit.id);
      }}
    >
      {words}
    </Button>
  );
}

function useWords({ id, standing, amount }: Benefit, request: ClaimRequest): string {
  const { t } = useTranslation();
  if (request.status === 'sending' && request.order === id) return t('welfare.claiming');
  if (request.status === 'checking' && request.order === id) return t('welfare.checking');
  switch (standing) {
    case 'open':
      return t('welfare.open');
    case 'ready':
      return t('welfare.claim', { amount: formatYuan(amount) });
    case 'claimed':
      return t('welfare.claimed');
  }
}
