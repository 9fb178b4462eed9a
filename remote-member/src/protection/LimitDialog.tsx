import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { amountInput, wholeInput } from '@site/shared/input';
import { Button, Dialog, Form, TextField } from '@site/shared/ui';
import { useTranslation } from './texts';
import { SubmissionNote } from '../ui/SubmissionNote';
import styles from './LimitDialog.module.css';
import { effectOf, parseLimit, type Amount, type Limit } from './protection';
import { sendLimit } from './protectionApi';
import { useAmountText } from './useAmountText';
import { useProtectionChange } from './useProtectionChange';

interface LimitDialogProps {
  readonly limit: Limit;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Sets one limit, and shows beforehand whether it applies at once or has to wait. */
export function LimitDialog({ limit, onChanged, onClose }: LimitDialogProps) {
  const { http } = useServices();
  const { t } = useTranslation();
  const textOf = useAmountText();
  const [text, setText] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const setting = useProtectionChange(onChanged);
  const { kind, period, limit: before } = limit;
  const wanted = parseLimit(kind, period, text);
  const name = t('protection.limit.name', { period: t(`protection.period.${period}`), kind: t(`protection.kind.${kind}`) });

  const send = async (next: Amount | undefined) => {
    const done = t(effectOf(limit, next) === 'waits' ? 'protection.limit.asked' : 'protection.limit.done');
    if (await setting.send((ending) => sendLimit(http, limit, next, ending), done)) onClose();
  };
  return (
    <Dialog
      open
      title={name}
      onClose={onClose}
      closeLabel={t('protection.close')}
      footer={
        <>
          {before !== undefined && (
            <Button disabled={setting.isSending} onClick={() => void send(undefined)}>
              {t('protection.limit.remove')}
            </Button>
          )}
          <Button type="submit" form="protection-limit" variant="primary" loading={setting.isSending}>
            {t('protection.limit.save')}
          </Button>
        </>
      }
    >
      <Form
        id="protection-limit"
        className={styles['form']}
        onSubmit={() => {
          setWasTried(true);
          if (wanted !== undefined && !setting.isSending) void send(wanted);
        }}
      >
        {before !== undefined && <p>{t('protection.limit.now', { limit: textOf(before) })}</p>}
        <TextField
          label={t(kind === 'session' ? 'protection.limit.field_minutes' : 'protection.limit.field_yuan')}
          inputMode={kind === 'session' ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={text}
          onChange={setText}
          reads={kind === 'session' ? wholeInput : amountInput}
          error={
            wasTried && wanted === undefined
              ? t(kind === 'session' ? 'protection.limit.wrong_minutes' : 'protection.limit.wrong_yuan')
              : undefined
          }
          hint={t(hintOf())}
        />
        <SubmissionNote of={setting.state} />
      </Form>
    </Dialog>
  );

  function hintOf() {
    if (wanted === undefined) return 'protection.limit.rule';
    return effectOf(limit, wanted) === 'waits' ? 'protection.limit.waits' : 'protection.limit.at_once';
  }
}
