import { LineChart } from '@site/shared/charts/LineChart';
import { ShareBar } from '@site/shared/charts/ShareBar';
import { useRouteLink } from '@site/shared/contract';
import { formatYuan, formatYuanFixed, type Fen } from '@site/shared/money';
import type { BalanceDay } from '../balance/balanceDay';
import { useTranslation } from './texts';
import { sortByBalance, withoutZeroBalances, type VenueWallets } from '../venues/venueWallet';

const exact = (fen: number) => formatYuanFixed(fen as Fen);
const short = (fen: number) => formatYuan(fen as Fen);

export function BalanceLine({ days }: { readonly days: readonly BalanceDay[] }) {
  const { t } = useTranslation();
  return (
    <LineChart
      caption={t('funds_picture.days')}
      points={days.map(({ day, total }) => ({ key: day, label: day, shortLabel: day.slice('2026-'.length), value: total }))}
      format={exact}
      formatTick={short}
      columns={{ point: t('funds_picture.day'), value: t('assets.total') }}
    />
  );
}

/**
 * Shows where the money is: the central wallet and each venue with a positive balance, largest first. Negative balances
 * are left out, because they cannot be part of a whole.
 */
export function MoneyByVenue({ wallets: { central, rows } }: { readonly wallets: VenueWallets }) {
  const { t } = useTranslation();
  const venues = sortByBalance(withoutZeroBalances(rows));
  return (
    <ShareBar
      caption={t('funds_picture.venues')}
      parts={[
        { key: 'central', label: t('assets.central'), value: Math.max(0, central) },
        ...venues.map(({ enName, name, balance }) => ({
          key: enName,
          label: <VenueLink enName={enName} name={name} />,
          value: Math.max(0, balance),
        })),
      ]}
      format={exact}
      columns={{ part: t('funds_picture.where'), value: t('funds_picture.balance') }}
    />
  );
}

function VenueLink({ enName, name }: { readonly enName: string; readonly name: string }) {
  return <a {...useRouteLink('transferMoney', {}, { query: { venue: enName } })}>{name}</a>;
}
