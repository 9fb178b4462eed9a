import { useEffect, useId, useRef, useState } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { formatYuanFixed, formatYuanInput } from '@site/shared/money';
import { AmountField, Button, Dialog, Form, Note } from '@site/shared/ui';
import { useTranslation } from './texts';
import { checkTransfer } from './transferForm';
import styles from './TransferInDialog.module.css';
import { useTransferIn } from './useTransferIn';
import { useSharedTranslation } from '@site/shared/i18n';
import { ProtectionLink } from '@site/shared/protection';
import { isVenueWarning, type TransferRequest } from './transferApi';

interface TransferInDialogProps {
  readonly enName: string;
  /** Name of the venue or game, when known. */
  readonly title: string | undefined;
  /** Platform's text that explains why the venue asks for money. */
  readonly message: string;
  /** True when opened from the game itself: entering without money is then not offered. */
  readonly isInside?: boolean;
  readonly onEnter: () => void;
  readonly onClose: () => void;
}

/**
 * Asks for money before a venue is entered, or for more money during the game. The typed amount stays until a transfer
 * has succeeded.
 *
 * Implements R-TIN-01 to R-TIN-05, R-TIN-11 to R-TIN-15, R-ERRB-13, R-ERRB-15, R-ERRB-16, R-MSG-16.
 */
export function TransferInDialog({ enName, title, message, isInside = false, onEnter, onClose }: TransferInDialogProps) {
  const { t } = useTranslation();
  const { balance } = useServices();
  const [amount, setAmount] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const { request, isBusy, isWarned, send } = useTransferIn({
    enName,
    onTransferred: () => {
      setAmount('');
      onEnter();
    },
  });
  const central = useReadable(balance.current)?.central;
  const input = useRef<HTMLInputElement>(null);
  const formId = useId();
  const check = checkTransfer(amount, central);

  useEffect(() => {
    void balance.refresh();
  }, [balance]);

  const handleSubmit = () => {
    setWasTried(true);
    if (check.ok) void send({ enName, amount: check.amount });
  };
  // Closing while money is being sent would look like a cancellation. The warning above this dialog must be closed
  // first.
  const isHeld = request.status === 'sending' || isWarned;

  return (
    <Dialog
      open
      title={title === undefined ? t('transfer_in.title') : t('transfer_in.title_of', { name: title })}
      initialFocus={input}
      {...(isHeld ? {} : { onClose, closeLabel: t('transfer_in.close') })}
      footer={
        <>
          {!isInside && (
            <Button onClick={onEnter} disabled={isBusy}>
              {t('transfer_in.direct')}
            </Button>
          )}
          <Button type="submit" form={formId} variant="primary" loading={isBusy}>
            {isBusy ? t('transfer_in.submitting') : t('transfer_in.submit')}
          </Button>
        </>
      }
    >
      <Form id={formId} className={styles['form']} onSubmit={handleSubmit}>
        {message !== '' && (
          <Note tone="warning" title={message}>
            {t('transfer_in.message_hint')}
          </Note>
        )}
        <div className={styles['central']}>
          <dl>
            <dt>{t('transfer_in.central')}</dt>
            <dd>{central === undefined ? t('transfer_in.central_unknown') : formatYuanFixed(central)}</dd>
          </dl>
          <Button
            variant="soft"
            size="sm"
            disabled={isBusy || central === undefined || central <= 0}
            onClick={() => {
              if (central !== undefined) setAmount(formatYuanInput(central));
            }}
          >
            {t('transfer_in.all')}
          </Button>
        </div>
        <AmountField
          ref={input}
          label={t('transfer_in.amount')}
          value={amount}
          onChange={setAmount}
          placeholder={t('transfer_in.error.required')}
          error={!check.ok && (wasTried || amount !== '') ? t(`transfer_in.error.${check.error}`) : undefined}
          uppercase={check.ok ? check.amount : undefined}
          disabled={isBusy}
        />
        <TransferNote request={request} />
      </Form>
    </Dialog>
  );
}

/** Shows the state of the last transfer unless it succeeded. A warning of the venue has its own dialog. */
function TransferNote({ request }: { readonly request: TransferRequest }) {
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  switch (request.status) {
    case 'unknown':
      return (
        <Note tone="warning" live="polite" title={t('transfer_in.unknown')}>
          {t('transfer_in.unknown_hint')}
        </Note>
      );
    case 'refused':
      if (isVenueWarning(request.refusal)) return null;
      return (
        <Note tone="danger" live="assertive" title={request.refusal.message || tShared('failure.refused')}>
          {t('transfer_in.refused_hint')}
          <ProtectionLink refusal={request.refusal} />
        </Note>
      );
    case 'closed':
      return (
        <Note tone="info" live="polite" title={t('transfer_in.not_submitted')}>
          {t('transfer_in.not_submitted_hint')}
        </Note>
      );
    case 'idle':
    case 'sending':
    case 'succeeded':
      return null;
  }
}
