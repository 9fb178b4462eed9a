import { useCallback, useEffect } from 'react';
import { useRouteLink, useServices } from '@site/shared/contract';
import { useKeyedRequest } from '@site/shared/keyed-request';
import { formatYuan } from '@site/shared/money';
import { Button, Card, Fact, Facts } from '@site/shared/ui';
import { coinsWorth } from '../coins/coinAmount';
import { QuoteLeft } from '../coins/QuoteLeft';
import { useQuoted } from '../coins/useQuoted';
import { useTranslation } from './texts';
import { ordersQuery } from '../orders/orderView';
import { RequestNote } from '../ui/RequestNote';
import { coinExchangeRequest, fetchCoinQuote } from './coinsApi';
import styles from './CoinsCard.module.css';

export interface CoinsCardProps {
  /** Decimal string; `undefined` while unknown. */
  readonly coins: string | undefined;
  readonly onChanged: () => void;
}

/**
 * Shows coins that arrived outside an order, and lets the member exchange them into the central wallet. Renders nothing
 * when the member has none, unless the outcome of an exchange is still unknown.
 */
export function CoinsCard({ coins, onChanged }: CoinsCardProps) {
  const { bus, balance, overlays } = useServices();
  const { t } = useTranslation();
  const keyedRequest = useKeyedRequest(coinExchangeRequest);
  const { request, dismiss, release } = keyedRequest;
  const deposits = useRouteLink('transRecord', {}, { query: ordersQuery({ kind: 'deposit' }) });
  const isEmpty = coins === undefined || coins === '0.00';
  useEffect(() => {
    if (request.status !== 'succeeded') return;
    overlays.toast(t('exchange.succeeded', { coins: request.result.coins, amount: formatYuan(request.result.amount) }), 'success');
    bus.emit('balance/changed', { cause: 'deposit' });
    void balance.refresh();
    release();
    onChanged();
  }, [request, overlays, bus, balance, release, onChanged, t]);
  if (isEmpty && (request.status === 'idle' || request.status === 'succeeded')) return null;
  return (
    <Card title={t('exchange.title')}>
      <p className={styles['why']}>
        {t('exchange.why')}
        <a {...deposits}>{t('exchange.orders')}</a>
      </p>
      {!isEmpty && <Exchange coins={coins} keyedRequest={keyedRequest} />}
      <RequestNote of="exchange" request={request} onDismiss={dismiss} />
    </Card>
  );
}

interface ExchangeProps {
  readonly coins: string;
  readonly keyedRequest: ReturnType<typeof useKeyedRequest<{ quoteId: string; coins: string }, object, unknown>>;
}

/** Shows the exchange of all coins at the quoted rate. */
function Exchange({ coins, keyedRequest: { request, isBusy, send } }: ExchangeProps) {
  const { http } = useServices();
  const { t } = useTranslation();
  const load = useCallback((signal: AbortSignal) => fetchCoinQuote(http, { signal }), [http]);
  const quoted = useQuoted(load, request.status === 'refused');
  const quote = quoted.state.data;
  return (
    <>
      <Facts form="rows">
        <Fact label={t('exchange.coins')}>{coins} USDT</Fact>
        {quote && (
          <>
            <Fact label={t('exchange.rate', { rate: quote.rate })}>
              <QuoteLeft quoted={quoted} until={quote.expiresAt} />
            </Fact>
            <Fact label={t('exchange.amount')} className={styles['money']}>
              {formatYuan(coinsWorth(coins, quote.rate))}
            </Fact>
          </>
        )}
      </Facts>
      {quote ? (
        <Button
          variant="primary"
          block
          loading={isBusy}
          disabled={quoted.state.status !== 'ready'}
          onClick={() => void send({ quoteId: quote.id, coins })}
          className={styles['submit']}
        >
          {t('exchange.submit')}
        </Button>
      ) : (
        <QuoteLeft quoted={quoted} until={undefined} />
      )}
    </>
  );
}
