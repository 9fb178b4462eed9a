import { useState } from 'react';
import { AccountMark } from '@site/shared/account-mark';
import { useServices } from '@site/shared/contract';
import { formatMoment, formatShortMinute } from '@site/shared/i18n';
import { Button, Card, Fact, Facts, Tag, useArrivalFocus } from '@site/shared/ui';
import type { PayoutAccount } from './payoutAccount';
import { setDefaultPayoutAccount } from './payoutAccountsApi';
import { SubmissionNote } from '../ui/SubmissionNote';
import { useSubmission } from '../ui/useSubmission';
import { useTranslation } from './texts';
import styles from './PayoutAccountCard.module.css';
import { RemovePayoutAccountDialog } from './RemovePayoutAccountDialog';

interface PayoutAccountCardProps {
  readonly account: PayoutAccount;
  readonly onChanged: () => void;
  readonly onRemoved: () => void;
}

/** Shows one account with buttons to make it the default and to remove it. */
export function PayoutAccountCard({ account, onChanged, onRemoved }: PayoutAccountCardProps) {
  const { http, overlays } = useServices();
  const { t } = useTranslation();
  const { state, isSending, submit } = useSubmission();
  const [isRemoving, setIsRemoving] = useState(false);
  const [wasMadeDefault, setWasMadeDefault] = useState(false);
  const facts = useArrivalFocus<HTMLDListElement>(wasMadeDefault);
  const { id, kind, label, number, holder, isDefault, addedAt, heldUntil } = account;

  const title = (
    <>
      <AccountMark account={account} size="sm" />
      {label}
    </>
  );

  const handleDefault = async () => {
    if (!(await submit((ending) => setDefaultPayoutAccount(http, id, ending)))) return;
    overlays.toast(t('accounts.manage.default_set'), 'success');
    setWasMadeDefault(true);
    onChanged();
  };

  return (
    <Card title={title} padding="lg" aside={isDefault ? <Tag tone="accent">{t('accounts.default')}</Tag> : undefined}>
      <Facts form="ruled" ref={facts} tabIndex={-1} className={styles['facts']}>
        <Fact label={t('accounts.manage.kind')}>{t(`accounts.kind.${kind}`)}</Fact>
        <Fact label={t(`accounts.number.${kind}`)}>{number}</Fact>
        {holder !== undefined && <Fact label={t('accounts.holder')}>{holder}</Fact>}
        <Fact label={t('accounts.manage.added')}>{formatMoment(addedAt)}</Fact>
        {heldUntil !== undefined && (
          <Fact label={t('accounts.manage.usable')}>{t('accounts.held', { time: formatShortMinute(heldUntil) })}</Fact>
        )}
      </Facts>
      <SubmissionNote of={state} />
      <p className={styles['actions']}>
        {!isDefault && (
          <Button variant="primary" loading={isSending} onClick={() => void handleDefault()}>
            {t('accounts.manage.make_default')}
          </Button>
        )}
        <Button
          variant="danger"
          icon="trash"
          onClick={() => {
            setIsRemoving(true);
          }}
        >
          {t('accounts.manage.remove')}
        </Button>
      </p>
      {isRemoving && (
        <RemovePayoutAccountDialog
          account={account}
          onClose={() => {
            setIsRemoving(false);
          }}
          onRemoved={onRemoved}
        />
      )}
    </Card>
  );
}
