import { assertNever } from '@site/shared/assert';
import { formatYuan } from '@site/shared/money';
import { Button } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import type { JoinRequest } from '../../promotions/joinRequest';
import { offerOf, type Offer } from '../../promotions/offer';
import type { Promotion, PromotionKind } from '../../promotions/promotion';
import type { Standing } from '../../promotions/standing';
import styles from '../../promotions/ui/Part.module.css';
import { WaysOn } from './WaysOn';

interface JoinActionProps {
  readonly promotion: Promotion;
  readonly standing: Standing;
  readonly request: JoinRequest;
  readonly onPress: () => void;
}

/** One button whose words say what it does, or why it does nothing. It is the same element throughout, so that it keeps the focus. */
export function JoinAction({ promotion: { kind }, standing, request, onPress }: JoinActionProps) {
  const { t } = useTranslation();
  const offer = offerOf(standing, request);
  const words = useOfferWords(offer, kind);
  return (
    <div className={styles['action']}>
      <Button
        variant="primary"
        size="lg"
        loading={offer.kind === 'busy'}
        disabled={offer.kind === 'missing' || offer.kind === 'claimed' || offer.kind === 'ended'}
        onClick={onPress}
      >
        {words}
      </Button>
      {offer.kind === 'missing' && <WaysOn kind={kind} />}
      {offer.kind === 'missing' && offer.condition && (
        <span className={styles['reason']}>{t('promotion.missing_reason', { condition: offer.condition.text })}</span>
      )}
    </div>
  );
}

function useOfferWords(offer: Offer, kind: PromotionKind): string {
  const { t } = useTranslation();
  switch (offer.kind) {
    case 'claim':
      if (offer.reward === undefined) return t('promotion.join');
      return t(kind === 'signGift' ? 'promotion.sign' : 'promotion.claim', { amount: formatYuan(offer.reward) });
    case 'busy':
      return t(`promotion.${offer.phase}`);
    case 'claimed':
      return offer.reward === undefined ? t('promotion.claimed') : t('promotion.claimed_amount', { amount: formatYuan(offer.reward) });
    case 'missing':
      return t('promotion.missing');
    case 'ended':
      return t('promotion.ended');
    default:
      return assertNever(offer);
  }
}
