import { useRouteLink, useServices } from '@site/shared/contract';
import { formatYuanFixed } from '@site/shared/money';
import { Button, ButtonLink } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import type { SlipAction, SlipDesk } from '../slipDesk';

const WAIT_KEYS = {
  price: 'slip.action.wait_price',
  link: 'slip.action.wait_link',
  market: 'slip.action.wait_market',
  stake: 'slip.action.wait_stake',
  minimum: 'slip.action.wait_minimum',
  limit: 'slip.action.wait_limit',
  order: 'slip.action.confirming',
} as const satisfies Record<Extract<SlipAction, { do: 'wait' }>['for'], string>;

/** One button, whose words say what pressing it does. */
export function SubmitButton({ desk: { action, stake } }: { readonly desk: SlipDesk }) {
  const { t } = useTranslation();
  const { session } = useServices();
  const deposit = useRouteLink('saveMoney', {});
  const amount = stake === undefined ? '' : formatYuanFixed(stake);
  switch (action.do) {
    case 'bet':
      return (
        <Button type="submit" variant="primary" size="lg" block>
          {t('slip.action.bet_amount', { amount })}
        </Button>
      );
    case 'accept-and-bet':
      return (
        <Button type="submit" variant="primary" size="lg" block>
          {t('slip.action.accept_and_bet_amount', { amount })}
        </Button>
      );
    case 'deposit':
      return (
        <ButtonLink variant="primary" size="lg" block {...deposit}>
          {t('slip.action.deposit')}
        </ButtonLink>
      );
    case 'login':
      return (
        <Button
          variant="primary"
          size="lg"
          block
          onClick={() => {
            session.requireLogin();
          }}
        >
          {t('slip.action.login')}
        </Button>
      );
    case 'wait':
      return (
        <Button type="submit" variant="primary" size="lg" block disabled={action.for !== 'order'} loading={action.for === 'order'}>
          {t(WAIT_KEYS[action.for])}
        </Button>
      );
  }
}
