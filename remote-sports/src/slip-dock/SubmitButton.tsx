import { useRouteLink, useServices } from '@site/shared/contract';
import { addFen, formatYuan } from '@site/shared/money';
import { formatPrice } from '@site/shared/odds';
import { SettlingButton } from '@site/shared/ui';
import { useTranslation } from './texts';
import { PARLAY_MIN_LEGS } from '../slip/combinations';
import type { SlipAction } from '../slip/slipAction';
import type { SlipSummary } from '../slip/slipSummary';

const WAIT_KEYS = {
  price: 'slip.action.wait_price',
  link: 'slip.action.wait_link',
  market: 'slip.action.wait_market',
  together: 'slip.action.wait_together',
  stake: 'slip.action.wait_stake',
  minimum: 'slip.action.wait_minimum',
  limit: 'slip.action.wait_limit',
  order: 'slip.action.confirming',
  legs: 'slip.action.wait_legs',
} as const satisfies Record<Extract<SlipAction, { kind: 'wait' }>['for'], string>;

export function SubmitButton({ summary: { action, mode, placing, entries, changed } }: { readonly summary: SlipSummary }) {
  const { t } = useTranslation();
  const { session } = useServices();
  const deposit = useRouteLink('saveMoney', {});
  const amount = formatYuan(addFen(...placing.map(({ principal }) => principal)));
  const count = placing.length;
  // Another selection of the same match is also a valid second leg when the match allows a builder.
  const isOfOneMatch = entries.length < PARLAY_MIN_LEGS && entries[0]?.entry.match.builder !== undefined;
  const meaning = [action.kind, ...changed.map(({ now: { price } }) => price && formatPrice(price))].join(' ');
  switch (action.kind) {
    case 'bet':
      return (
        <SettlingButton type="submit" meaning={meaning} variant="primary" size="lg" block>
          {mode === 'multiple' ? t('slip.action.bet_several', { count, amount }) : t('slip.action.bet_amount', { amount })}
        </SettlingButton>
      );
    case 'accept-and-bet':
      return (
        <SettlingButton type="submit" meaning={meaning} variant="primary" size="lg" block>
          {mode === 'multiple'
            ? t('slip.action.accept_and_bet_several', { count, amount })
            : t('slip.action.accept_and_bet_amount', { amount })}
        </SettlingButton>
      );
    case 'deposit':
      return (
        <SettlingButton variant="primary" size="lg" block meaning={meaning} link={deposit}>
          {t('slip.action.deposit')}
        </SettlingButton>
      );
    case 'login':
      return (
        <SettlingButton
          variant="primary"
          size="lg"
          block
          meaning={meaning}
          onClick={() => {
            session.requireLogin();
          }}
        >
          {t('slip.action.login')}
        </SettlingButton>
      );
    case 'wait':
      return (
        <SettlingButton
          type="submit"
          variant="primary"
          size="lg"
          block
          meaning={undefined}
          disabled={action.for !== 'order'}
          loading={action.for === 'order'}
        >
          {t(isOfOneMatch && action.for === 'legs' ? 'slip.action.wait_selections' : WAIT_KEYS[action.for], { legs: PARLAY_MIN_LEGS })}
        </SettlingButton>
      );
  }
}
