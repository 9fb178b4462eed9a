import { formatYuan, type Fen } from '@site/shared/money';
import { Button } from '@site/shared/ui';
import { useTranslation } from './texts';
import { JoinNote } from '../participation/JoinNote';
import { giftKind } from '../participation/participationApi';
import { useJoin } from '../participation/useJoin';
import { usePaidNotice } from '../participation/usePaidNotice';
import type { Promotion } from '../promotions/promotion';

interface ClaimHereProps {
  readonly promotion: Promotion;
  readonly reward: Fen | undefined;
  readonly onChange: () => void;
}

/** Claims a gift from its card. Each card has its own request. */
export function ClaimHere({ promotion: { id, kind, title }, reward, onChange }: ClaimHereProps) {
  const { t } = useTranslation();
  const notifyPaid = usePaidNotice();
  const { request, isBusy, join } = useJoin(giftKind(id), {
    onPaid: (paid) => {
      notifyPaid(paid.status === 'joined' ? paid.reward : undefined);
      onChange();
    },
    onUnpaid: onChange,
  });
  const amount = reward === undefined ? undefined : formatYuan(reward);
  const label = amount === undefined ? t('promotion.join') : t(kind === 'signGift' ? 'promotion.sign' : 'promotion.claim', { amount });
  return (
    <>
      <JoinNote request={request} />
      <Button
        variant="primary"
        loading={isBusy}
        disabled={request.status === 'succeeded'}
        aria-label={t('centre.claim_of', { title, label })}
        onClick={join}
      >
        {label}
      </Button>
    </>
  );
}
