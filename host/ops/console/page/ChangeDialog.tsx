import { useState } from 'react';
import { Button, Dialog, Note, SettlingButton } from '@site/shared/ui';
import type { ChangeBody } from '../wire';
import type { Action } from './actions';
import { ChangeForm } from './ChangeForm';
import type { OpsFailure } from './createOpsApi';
import { DifferenceView, Lines } from './DifferenceView';
import { useTranslation } from './i18n';
import { buildName, operationName } from './names';
import { useOps } from './OpsContext';
import { describePlanned } from './planTexts';
import { RefusalNote } from './RefusalNote';
import { toAsk, type Filled } from './changeValues';
import { WatcherNote } from './WatcherNote';
import styles from './ChangeDialog.module.css';

export interface ChangeDialogProps {
  readonly build: string;
  /** Id and name of the remote, for an operation on one. */
  readonly remote?: { readonly id: string; readonly name: string };
  readonly action: Action;
  readonly onClose: () => void;
}

/** Step of the dialog: filling → shown → made. A refusal stays with the step in which it occurred. */
type Step =
  | { readonly status: 'filling' }
  | { readonly status: 'shown'; readonly difference: ChangeBody }
  | { readonly status: 'made'; readonly result: ChangeBody };

/**
 * Makes one change: shows the form, then the resulting difference, and only then makes the change. The change is
 * refused when the difference is no longer the same.
 */
export function ChangeDialog({ build, remote, action, onClose }: ChangeDialogProps) {
  const { t, locale } = useTranslation();
  const { api, desk, refresh } = useOps();
  const [filled, setFilled] = useState<Filled>({ reason: '', values: {} });
  const [step, setStep] = useState<Step>({ status: 'filling' });
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<OpsFailure>();

  const send = async (expecting: string | undefined): Promise<ChangeBody | undefined> => {
    setIsSending(true);
    setFailure(undefined);
    const result = await api.change(build, toAsk(action, remote?.id, filled, expecting));
    setIsSending(false);
    if (result.ok) return result.data;
    setFailure(result.failure);
    return undefined;
  };
  const show = async (): Promise<void> => {
    const difference = await send(undefined);
    if (difference !== undefined) setStep({ status: 'shown', difference });
  };
  const make = async (difference: ChangeBody): Promise<void> => {
    const result = await send(difference.difference);
    if (result === undefined) return;
    setStep({ status: 'made', result });
    refresh();
  };
  const edit = (): void => {
    setFailure(undefined);
    setStep({ status: 'filling' });
  };

  const words = { build: buildName(desk.builds, build, locale), operation: operationName(action.name, t) };
  const title = remote === undefined ? t('change.title_build', words) : t('change.title', { ...words, remote: remote.name });
  return (
    <Dialog open title={title} size="lg" closeLabel={t('change.close')} onClose={onClose}>
      <div className={styles['body']}>
        {failure !== undefined && <RefusalNote failure={failure} />}
        {step.status === 'filling' && (
          <ChangeForm
            build={build}
            remote={remote?.id}
            action={action}
            filled={filled}
            isSending={isSending}
            onChange={setFilled}
            onSubmit={() => void show()}
            onCancel={onClose}
          />
        )}
        {step.status === 'shown' && (
          <>
            <DifferenceView change={step.difference} />
            {step.difference.waits === true && <Note tone="info" title={t('change.waits')} />}
            <div className={styles['buttons']}>
              <Button onClick={edit}>{t('change.edit')}</Button>
              <SettlingButton
                variant="primary"
                before="show"
                meaning="make"
                loading={isSending}
                disabled={step.difference.outcome === 'unchanged'}
                onClick={() => void make(step.difference)}
              >
                {t(step.difference.waits === true ? 'change.ask' : 'change.apply')}
              </SettlingButton>
            </div>
          </>
        )}
        {step.status === 'made' && (
          <>
            <Outcome result={step.result} />
            {step.result.changes.some(({ plan, what }) => plan !== undefined || what === 'canary') && <WatcherNote />}
            <div className={styles['buttons']}>
              <Button variant="primary" onClick={onClose}>
                {t('change.close')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

function Outcome({ result: { outcome, request = '', revision, changes } }: { readonly result: ChangeBody }) {
  const { t } = useTranslation();
  const planned = changes.flatMap(({ plan }) => (plan === undefined ? [] : describePlanned(plan, t)));
  if (outcome === 'waiting') {
    return (
      <Note tone="warning" title={t('change.kept')} live="polite">
        {t('change.kept_id', { id: request })}
      </Note>
    );
  }
  // A plan alone changes nothing until it is due.
  const isLater = changes.every(({ plan, what }) => plan !== undefined || what === 'cancel');
  const lines = isLater ? planned : [t('change.done_revision', { revision }), ...planned];
  const title = planned.length > 0 && isLater ? 'scheduled.done' : isLater ? 'scheduled.cancelled' : 'change.done';
  return (
    <Note tone="success" title={t(title)} live="polite">
      {lines.length > 0 ? <Lines of={lines} /> : undefined}
    </Note>
  );
}
