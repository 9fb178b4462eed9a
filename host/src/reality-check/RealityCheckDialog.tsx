import { useRef } from 'react';
import { useReadable } from '@site/shared/contract/useReadable';
import { formatMoment } from '@site/shared/i18n';
import { fenFromWire, formatYuanSigned } from '@site/shared/money';
import { Dialog, Icon, Note, SettlingButton } from '@site/shared/ui';
import type { WireRealityCheck } from '@site/shared/wire/protection';
import { useDisplay } from '../edition/DisplayContext';
import zhCN from './locales/zh-CN.json';
import zhTW from './locales/zh-TW.json';
import styles from './RealityCheckDialog.module.css';

const TEXTS = { 'zh-CN': zhCN, 'zh-TW': zhTW } as const;
const MINUTE_MS = 60_000;
const MINUTES_OF_HOUR = 60;

export type RealityAnswer = 'go-on' | 'record' | 'time-out' | 'sign-out';

interface RealityCheckDialogProps {
  readonly check: NonNullable<WireRealityCheck['due']>;
  readonly state: 'shown' | 'sending' | 'failed';
  readonly onAnswer: (answer: RealityAnswer) => void;
}

/**
 * Shows how long the member has been signed in, and the net result. Only an answer closes it. It opens unexpectedly, so
 * it ignores a press that was already under way.
 */
export function RealityCheckDialog({ check: { signedInAt, now, net }, state, onAnswer }: RealityCheckDialogProps) {
  const texts = TEXTS[useReadable(useDisplay().locale.current)];
  const goOn = useRef<HTMLButtonElement>(null);
  const isSending = state === 'sending';
  const minutes = Math.floor((now - signedInAt) / MINUTE_MS);
  const values = { hours: String(Math.floor(minutes / MINUTES_OF_HOUR)), minutes: String(minutes % MINUTES_OF_HOUR) };
  const amount = fenFromWire(net);
  const others = [
    ['sign-out', texts.sign_out],
    ['time-out', texts.time_out],
    ['record', texts.record],
  ] as const;
  return (
    <Dialog
      open
      role="alertdialog"
      layer="captcha"
      initialFocus={goOn}
      title={texts.title}
      footer={
        <>
          {others.map(([answer, label]) => (
            <SettlingButton
              key={answer}
              before="page"
              meaning={answer}
              disabled={isSending}
              onClick={() => {
                onAnswer(answer);
              }}
            >
              {label}
            </SettlingButton>
          ))}
          <SettlingButton
            ref={goOn}
            before="page"
            meaning="go-on"
            variant="primary"
            loading={isSending}
            onClick={() => {
              onAnswer('go-on');
            }}
          >
            {texts.go_on}
          </SettlingButton>
        </>
      }
    >
      <dl className={styles['facts']}>
        <div className={styles['fact']}>
          <dt>{texts.signed_in}</dt>
          <dd>{fill(minutes < MINUTES_OF_HOUR ? texts.minutes : texts.duration, values)}</dd>
          <dd className={styles['hint']}>{fill(texts.since, { since: formatMoment(signedInAt) })}</dd>
        </div>
        <div className={styles['fact']}>
          <dt>{texts.net}</dt>
          <dd data-num translate="no" className={amount < 0 ? styles['lost'] : undefined}>
            {amount !== 0 && <Icon name={amount < 0 ? 'arrow-down' : 'arrow-up'} size="sm" />}
            <span translate="no">{formatYuanSigned(amount)}</span>
          </dd>
          <dd className={styles['hint']}>{texts.net_hint}</dd>
        </div>
      </dl>
      {state === 'failed' && <Note tone="danger" live="assertive" title={texts.failed} />}
    </Dialog>
  );
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
}
