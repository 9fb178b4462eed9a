import { assertNever } from '@site/shared/assert';
import { formatYuan } from '@site/shared/money';
import { SettlingButton } from '@site/shared/ui';
import type { KeyedRequest } from '@site/shared/keyed-request';
import { useTranslation } from './texts';
import type { PromotionKind } from '../promotions/promotion';
import styles from '../ui/Panel.module.css';
import { offerOf, type Offer } from './offer';
import { missingAmount, type Participation } from './participation';
import { useConditionWays } from './useConditionWays';

interface JoinActionProps {
  readonly kind: PromotionKind;
  readonly participation: Participation;
  readonly request: KeyedRequest<unknown, unknown>;
  readonly onPress: () => void;
}

/**
 * Shows one button whose label describes its action, or why it is disabled. It stays the same element during the claim,
 * so that it keeps the focus. While a condition is missing, it is a link to the page where that can be met.
 */
export function JoinAction({ kind, participation, request, onPress }: JoinActionProps) {
  const { t } = useTranslation();
  const offer = offerOf(participation, request);
  const label = useOfferLabel(offer, kind);
  const linksOf = useConditionWays();
  const lacking = offer.kind === 'missing' && offer.condition ? missingAmount(offer.condition) : undefined;
  const [way] = offer.kind === 'missing' ? linksOf(offer.condition?.ways ?? []) : [];
  return (
    <div className={styles['action']}>
      <SettlingButton
        variant="primary"
        size="lg"
        meaning={way ? 'to-do' : offer.kind === 'claim' ? `claim ${String(offer.reward)}` : undefined}
        link={way?.link}
        loading={offer.kind === 'busy'}
        disabled={offer.kind === 'missing' || offer.kind === 'claimed' || offer.kind === 'ended'}
        onClick={onPress}
      >
        {way ? t('promotion.to_do') : label}
      </SettlingButton>
      {offer.kind === 'missing' && offer.condition && (
        <span className={styles['reason']}>
          {lacking === undefined
            ? t('promotion.missing_reason', { condition: offer.condition.text })
            : t('promotion.missing_amount', { amount: formatYuan(lacking), condition: offer.condition.text })}
        </span>
      )}
    </div>
  );
}

function useOfferLabel(offer: Offer, kind: PromotionKind): string {
  const { t } = useTranslation();
  switch (offer.kind) {
    case 'claim':
      if (offer.reward === undefined) return t('promotion.join');
      return t(kind === 'signGift' ? 'promotion.sign' : 'promotion.claim', { amount: formatYuan(offer.reward) });
    case 'busy':
      return t(offer.phase === 'sending' ? 'promotion.joining' : 'promotion.checking');
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
