import { assertNever } from '@site/shared/assert';
import { formatYuan, toWireYuan } from '@site/shared/money';
import { ButtonLink, openPage } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { DepositOrder, Payee } from '../deposit';
import { CoinParts } from './CoinParts';
import { PayeeLine } from './PayeeLine';
import styles from './PaymentParts.module.css';
import { SignalCodeLine } from './SignalCodeLine';

export type CashierWindow = 'unopened' | 'opened' | 'blocked';

interface PaymentPartsProps {
  readonly order: DepositOrder;
  readonly onCashier: (window: CashierWindow) => void;
}

/** Shows the payment details: a link to the cashier, a coin address, or an account. */
export function PaymentParts({ order: { id, amount, methodCode, payment }, onCashier }: PaymentPartsProps) {
  const { t } = useTranslation();
  switch (payment.kind) {
    case 'recharge':
      return (
        <>
          {payment.cashierUrl !== undefined && (
            <CashierLink url={payment.cashierUrl} onOpen={onCashier}>
              {t('waiting.to_cashier', { amount: formatYuan(amount) })}
            </CashierLink>
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
          {payment.payee && (
            <PayeeLines
              orderId={id}
              payee={payment.payee}
              labels={
                methodCode === ALIPAY
                  ? { bank: t('waiting.channel'), account: t('waiting.payee_account'), remark: t('waiting.remark') }
                  : { bank: t('waiting.bank'), account: t('waiting.account'), remark: t('waiting.remark') }
              }
            />
          )}
          <PayeeLine label={t('waiting.exact_amount')} value={toWireYuan(amount)} />
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
            {payment.payee && (
              <PayeeLines
                orderId={id}
                payee={payment.payee}
                labels={{ bank: t('waiting.channel'), account: t('waiting.account'), remark: t('waiting.reference') }}
              />
            )}
            <PayeeLine label={t('waiting.exact_amount')} value={toWireYuan(amount)} />
          </dl>
        </>
      );
    default:
      return assertNever(payment);
  }
}

const STEPS = ['open', 'pay', 'wait'] as const;

/** Method whose account does not belong to a bank. */
const ALIPAY = 'ALIPAY';

interface CashierLinkProps {
  readonly url: string;
  readonly onOpen: (window: CashierWindow) => void;
  readonly children: string;
}

/**
 * Opens the cashier in a new window and reports whether the browser allowed it. With a modifier key it acts as a
 * regular link.
 */
function CashierLink({ url, onOpen, children }: CashierLinkProps) {
  return (
    <ButtonLink
      variant="primary"
      size="lg"
      icon="external"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className={styles['cashier']}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpen(openPage(url) ? 'opened' : 'blocked');
      }}
    >
      {children}
    </ButtonLink>
  );
}

interface PayeeLinesProps {
  readonly orderId: string;
  readonly payee: Payee;
  /** Labels differ by payment kind. */
  readonly labels: { readonly bank: string; readonly account: string; readonly remark: string };
}

function PayeeLines({ orderId, payee, labels }: PayeeLinesProps) {
  const { t } = useTranslation();
  return (
    <>
      <PayeeLine label={labels.bank} value={payee.bank} />
      {payee.name !== '' && <PayeeLine label={t('waiting.name')} value={payee.name} />}
      <PayeeLine label={labels.account} value={payee.account} />
      <SignalCodeLine orderId={orderId} label={labels.remark} />
    </>
  );
}
