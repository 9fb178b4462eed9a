import { useServices } from '@site/shared/contract';
import { exchangePoints, fetchExchange } from '../../api/exchangeApi';
import type { MoneyRequest } from '../../outcome/moneyRequest';
import { useMoneyDesk } from '../../outcome/ui/useMoneyDesk';
import { useTellPaid } from '../../outcome/ui/useTellPaid';
import type { PointsExchange } from '../points';

/** An exchange is ordered by its points. */
export type ExchangeRequest = MoneyRequest<number, PointsExchange>;

/** Where points are exchanged. */
export function useExchangeDesk(): { readonly request: ExchangeRequest; readonly exchange: (points: number) => Promise<void> } {
  const { http } = useServices();
  const tellPaid = useTellPaid();
  const { desk, request } = useMoneyDesk<number, PointsExchange>((signal) => ({
    send: (points, key) => exchangePoints(http, { points, key }, { signal }),
    ask: (_points, key) => fetchExchange(http, key, { signal }),
  }));
  return {
    request,
    async exchange(points) {
      const before = desk.request.get();
      await desk.press(points);
      const after = desk.request.get();
      if (after !== before && after.status === 'paid') tellPaid(after.receipt.amount);
    },
  };
}
