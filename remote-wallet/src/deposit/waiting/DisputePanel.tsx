import { useId, useRef, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { formatMoment } from '@site/shared/i18n';
import { openPicture, PICTURE_TYPES, type PictureRefusal } from '@site/shared/picture';
import { Button, Icon, Note } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import { useFocusNearby } from '../../ui/useFocusNearby';
import type { DepositDispute, DepositOrder } from '../deposit';
import { disputeOrder } from '../depositApi';
import styles from './DisputePanel.module.css';

interface DisputePanelProps {
  readonly order: DepositOrder;
  /** The order may have another state by now. */
  readonly onChanged: () => void;
}

/** Where the money is missing: the way to say so with a picture of the payment, and what came of it. Nothing where there is nothing to dispute. */
export function DisputePanel({ order, onChanged }: DisputePanelProps) {
  const { t } = useTranslation();
  const area = useFocusNearby<HTMLDivElement>();
  const [isOpen, setIsOpen] = useState(false);
  const content = order.dispute ? (
    <DisputeNote dispute={order.dispute} />
  ) : order.canDispute && order.state !== 'credited' ? (
    isOpen ? (
      <DisputeForm order={order} onChanged={onChanged} />
    ) : (
      <Button
        variant="soft"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {t('dispute.open')}
      </Button>
    )
  ) : null;
  return (
    <div ref={area} tabIndex={-1} className={styles['area']}>
      {content}
    </div>
  );
}

function DisputeNote({ dispute: { state, at, picture, reason } }: { readonly dispute: DepositDispute }) {
  const { t } = useTranslation();
  const tone = state === 'open' ? 'info' : state === 'credited' ? 'success' : 'danger';
  return (
    <Note tone={tone} live="polite" title={t(`dispute.state.${state}`)}>
      {t('dispute.sent', { time: formatMoment(at), picture })}{' '}
      {reason === undefined ? t(`dispute.hint.${state}`) : t('dispute.reason', { reason })}
    </Note>
  );
}

/** A picture that is chosen and not sent yet. */
interface Chosen {
  readonly name: string;
  readonly dataUrl: string;
}

function DisputeForm({ order, onChanged }: DisputePanelProps) {
  const { http } = useServices();
  const { t } = useTranslation();
  const titleId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen>();
  const [problem, setProblem] = useState<PictureRefusal | 'missing'>();
  const [isSending, setIsSending] = useState(false);

  const handleFile = async (file: File | undefined) => {
    if (!file) return;
    const opened = await openPicture(file);
    setProblem(opened.ok ? undefined : opened.why);
    if (opened.ok) setChosen({ name: file.name, dataUrl: opened.dataUrl });
  };

  const handleSend = async () => {
    if (isSending) return;
    if (!chosen) {
      setProblem('missing');
      return;
    }
    setIsSending(true);
    await disputeOrder(http, order.id, chosen);
    setIsSending(false);
    onChanged();
  };

  return (
    <section className={styles['form']} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('dispute.title')}</h2>
      <p>{t('dispute.explained')}</p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('dispute.choose')}
        accept={PICTURE_TYPES.join(',')}
        onChange={(event) => {
          void handleFile(event.target.files?.[0]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      {chosen && <img src={chosen.dataUrl} alt={t('dispute.preview', { name: chosen.name })} className={styles['preview']} />}
      <div className={styles['ways']}>
        <Button icon="plus" disabled={isSending} onClick={() => input.current?.click()}>
          {t(chosen ? 'dispute.choose_other' : 'dispute.choose')}
        </Button>
        <Button variant="primary" loading={isSending} onClick={() => void handleSend()}>
          {t('dispute.submit')}
        </Button>
      </div>
      <p role="alert" className={styles['problem']}>
        {problem && (
          <>
            <Icon name="warning" size="xs" /> {t(`dispute.problem.${problem}`)}
          </>
        )}
      </p>
    </section>
  );
}
