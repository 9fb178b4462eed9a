import { assertNever } from '@site/shared/assert';
import { formatShortMinute } from '@site/shared/i18n';
import { formatYuan } from '@site/shared/money';
import { useTranslation } from './texts';
import type { LastResult } from './game';

/** Shows the result of a round (won, lost or even) and its time. */
export function ResultLine({ result: { net, at } }: { readonly result: LastResult }) {
  const { t } = useTranslation();
  const amount = formatYuan(Math.abs(net) as typeof net);
  const when = formatShortMinute(at);
  const outcome = net > 0 ? 'won' : net < 0 ? 'lost' : 'even';
  switch (outcome) {
    case 'won':
      return t('games.result.won', { amount, when });
    case 'lost':
      return t('games.result.lost', { amount, when });
    case 'even':
      return t('games.result.even', { when });
    default:
      return assertNever(outcome);
  }
}
