import { Note, ProgressBar, Qr, Tag } from '@site/shared/ui';
import { isCoinAddress } from '@site/shared/validation/coinAddress';
import { useTranslation } from './texts';
import type { CoinPayment } from '../deposit';
import styles from './CoinParts.module.css';
import { PayeeLine } from './PayeeLine';

/**
 * Shows the coin address as QR code and text, the amount received, and the number of block confirmations. An address
 * with an invalid checksum is not shown, because coins sent to it would be lost.
 */
export function CoinParts({ orderId, coin }: { readonly orderId: string; readonly coin: CoinPayment }) {
  const { t } = useTranslation();
  const { confirmations, confirmationsNeeded, part } = coin;
  const progress = t('waiting.confirmed', { confirmed: confirmations, needed: confirmationsNeeded });
  if (!isCoinAddress(coin.network, coin.address)) return <Note tone="danger" title={t('waiting.address_broken')} />;
  return (
    <>
      {coin.notice !== undefined && <Note tone="warning" title={coin.notice} />}
      {part && (
        <Note tone="info" live="polite" title={t('waiting.part', { ...part, currency: coin.currency })}>
          {t('waiting.part_hint')}
        </Note>
      )}
      <div className={styles['coin']}>
        <figure className={styles['code']}>
          <Qr text={coin.address} label={t('waiting.address_code', { network: coin.network })} />
          <figcaption>{t('waiting.scan')}</figcaption>
        </figure>
        <dl className={styles['lines']}>
          <div className={styles['network']}>
            <dt>{t('waiting.network')}</dt>
            <dd>
              <Tag tone="accent">{coin.network}</Tag>
              <small>{t('waiting.network_hint', { network: coin.network })}</small>
            </dd>
          </div>
          <PayeeLine label={t('waiting.address')} value={coin.address} />
          <PayeeLine label={t('waiting.coin_amount', { currency: coin.currency })} value={part?.left ?? coin.amount} />
          <PayeeLine label={t('waiting.order')} value={orderId} />
        </dl>
      </div>
      <div className={styles['progress']}>
        <span>{confirmations === 0 ? t('waiting.not_seen') : progress}</span>
        <ProgressBar value={confirmations / confirmationsNeeded} label={t('waiting.confirmations')} valueText={progress} />
      </div>
    </>
  );
}
