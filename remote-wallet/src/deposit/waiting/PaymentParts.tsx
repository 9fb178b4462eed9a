import { assertNever } from '@site/shared/assert';
import { formatYuanFixed, toWireYuan } from '@site/shared/money';
import { ButtonLink } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import type { DepositOrder, Payee } from '../deposit';
import { CoinParts } from './CoinParts';
import { PayeeLine } from './PayeeLine';
import styles from './PaymentParts.module.css';

/** The details of the payment: a link to the cashier, an address for coins, or an account. */
export function PaymentParts({ order: { id, amount, payment } }: { readonly order: DepositOrder }) {
  const { t } = useTranslation();
  switch (payment.kind) {
    case 'recharge':
      return (
        <>
          {payment.cashierUrl !== undefined && (
            <ButtonLink
              variant="primary"
              size="lg"
              icon="external"
              href={payment.cashierUrl}
              target="_blank"
              rel="noopener noreferrer"
              className={styles['cashier']}
            >
              {t('waiting.to_cashier', { amount: formatYuanFixed(amount) })}
            </ButtonLink>
          )}
          <dl>
            <PayeeLine label={t('waiting.order')} value={id} />
          </dl>
        </>
      );
    case 'virtual':
      return payment.coin ? <CoinParts orderId={id} coin={payment.coin} /> : null;
    case 'transfer':
      return (
        <dl>
          <PayeeLine label={t('waiting.order')} value={id} />
          {payment.payee && <PayeeLines payee={payment.payee} labels={{ bank: t('waiting.bank'), remark: t('waiting.remark') }} />}
        </dl>
      );
    case 'huione':
    case 'xnbsk':
      return (
        <>
          <ol className={styles['steps']} aria-label={t('waiting.steps')}>
            {STEPS.map((step) => (
              <li key={step}>{t(`waiting.step.${payment.kind}.${step}`)}</li>
            ))}
          </ol>
          <dl>
            <PayeeLine label={t('waiting.order')} value={id} />
            {payment.payee && <PayeeLines payee={payment.payee} labels={{ bank: t('waiting.channel'), remark: t('waiting.reference') }} />}
            <PayeeLine label={t('waiting.exact_amount')} value={toWireYuan(amount)} />
          </dl>
        </>
      );
    default:
      return assertNever(payment);
  }
}

const STEPS = ['open', 'pay', 'wait'] as const;

interface PayeeLinesProps {
  readonly payee: Payee;
  /** Of the bank and the remark: they differ by the way of paying. */
  readonly labels: { readonly bank: string; readonly remark: string };
}

function PayeeLines({ payee, labels }: PayeeLinesProps) {
  const { t } = useTranslation();
  return (
    <>
      <PayeeLine label={labels.bank} value={payee.bank} />
      {payee.name !== '' && <PayeeLine label={t('waiting.name')} value={payee.name} />}
      <PayeeLine label={t('waiting.account')} value={payee.account} />
      <PayeeLine label={labels.remark} value={payee.remark} />
    </>
  );
}
