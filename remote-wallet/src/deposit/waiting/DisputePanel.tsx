import { useId, useRef, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { formatMoment } from '@site/shared/i18n';
import { PictureInput, PictureProblems, useDroppedFiles, usePictureFiles, type ChosenPicture } from '@site/shared/picture';
import { Button, Icon, Note } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useFocusNearby } from '../../ui/useFocusNearby';
import type { DepositDispute, DepositOrder } from '../deposit';
import { disputeOrder } from '../depositApi';
import styles from './DisputePanel.module.css';

interface DisputePanelProps {
  readonly order: DepositOrder;
  /** Called when the order may have changed its state. */
  readonly onChanged: () => void;
}

/**
 * Lets the member report missing money with a picture of the payment, and shows the result. Renders nothing when there
 * is nothing to dispute.
 */
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

function DisputeForm({ order, onChanged }: DisputePanelProps) {
  const { http } = useServices();
  const { t } = useTranslation();
  const titleId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ChosenPicture>();
  const [isMissing, setIsMissing] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const files = usePictureFiles({ room: 1, onPicture: setChosen });
  const { isOver, handlers } = useDroppedFiles(choose);

  function choose(picked: readonly File[]) {
    if (isSending) return;
    setIsMissing(false);
    files.choose(picked);
  }

  const handleSend = async () => {
    if (isSending || files.isOpening) return;
    setIsMissing(!chosen);
    if (!chosen) {
      files.forgetProblems();
      return;
    }
    setIsSending(true);
    await disputeOrder(http, order.id, chosen);
    setIsSending(false);
    onChanged();
  };

  return (
    <section className={styles['form']} aria-labelledby={titleId} data-drop={isOver || undefined} {...handlers}>
      <h2 id={titleId}>{t('dispute.title')}</h2>
      <p>{t('dispute.explained')}</p>
      <PictureInput ref={input} label={t('dispute.choose')} onFiles={choose} />
      {chosen && <img src={chosen.dataUrl} alt={t('dispute.preview', { name: chosen.name })} className={styles['preview']} />}
      <div className={styles['ways']}>
        <Button icon="plus" disabled={isSending} loading={files.isOpening} onClick={() => input.current?.click()}>
          {t(chosen ? 'dispute.choose_other' : 'dispute.choose')}
        </Button>
        <Button variant="primary" loading={isSending} onClick={() => void handleSend()}>
          {t('dispute.submit')}
        </Button>
      </div>
      <p role="alert" className={styles['problem']}>
        {isMissing && (
          <>
            <Icon name="warning" size="xs" /> {t('dispute.missing')}
          </>
        )}
      </p>
      <PictureProblems problems={files.problems} max={1} />
    </section>
  );
}
