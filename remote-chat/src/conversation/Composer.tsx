import type { ReactNode, RefObject } from 'react';
import { formatShortMinute } from '@site/shared/i18n';
import { textInput } from '@site/shared/input';
import { Button, Form, TextField } from '@site/shared/ui';
import { useTranslation } from './texts';
import { CHAT_TEXT_MAX_LENGTH } from './chatText';
import styles from './Composer.module.css';
import type { Silence } from './silence';

/** Number of remaining characters at which the counter appears. */
const COUNTED_FROM = 50;

const READS_TEXT = textInput(CHAT_TEXT_MAX_LENGTH);

interface ComposerProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly silence: Silence | undefined;
  /** Buttons for other content, before the field or above it in a narrow space. */
  readonly tools: ReactNode;
  /** True while the message and its picture are being sent. */
  readonly isSending?: boolean;
  /** True when there is a room to write in. */
  readonly isOpen: boolean;
  /** Sends the text. Returns false when it is not a valid message. */
  readonly onSend: (typed: string) => boolean;
}

/**
 * Shows the text field, with a counter near the limit. A message written while the connection is lost is sent when it
 * is back.
 */
export function Composer({ input, typed, onType, silence, tools, isSending = false, isOpen, onSend }: ComposerProps) {
  const { t } = useTranslation();
  const isDisabled = silence !== undefined || !isOpen;

  const handleSubmit = () => {
    if (isDisabled || isSending) return;
    if (!onSend(typed)) input.current?.focus();
  };
  return (
    <Form className={styles['composer']} onSubmit={handleSubmit}>
      {silence && <WhySilent silence={silence} />}
      <div className={styles['tools']}>{tools}</div>
      <TextField
        ref={input}
        look="soft"
        size="sm"
        label={t('composer.label')}
        labelHidden
        placeholder={placeholderOf(silence)}
        reads={READS_TEXT}
        autoComplete="off"
        value={typed}
        onChange={onType}
        disabled={isDisabled}
        className={styles['input']}
        suffix={
          typed.length > CHAT_TEXT_MAX_LENGTH - COUNTED_FROM ? (
            <span className={styles['counter']}>{t('composer.counter', { count: typed.length, max: CHAT_TEXT_MAX_LENGTH })}</span>
          ) : undefined
        }
      />
      <Button type="submit" variant="primary" disabled={isDisabled} loading={isSending}>
        {t('composer.send')}
      </Button>
    </Form>
  );

  function placeholderOf(why: Silence | undefined): string {
    switch (why?.by) {
      case undefined:
        return t('composer.placeholder');
      case 'level':
        return t('composer.level_needed', { level: why.level });
      case 'self':
        return t('composer.self_muted');
      case 'room':
        return t('composer.room_muted');
    }
  }
}

/**
 * Shows until when and why the player may not write, or which VIP level they have. A muted room needs no second
 * sentence.
 */
function WhySilent({ silence }: { readonly silence: Silence }) {
  const { t } = useTranslation();
  if (silence.by === 'room') return null;
  if (silence.by === 'level') {
    return (
      <p role="status" className={styles['why']}>
        {silence.own === undefined
          ? t('composer.level_of_guest', { level: silence.level })
          : t('composer.level_own', { level: silence.own })}
      </p>
    );
  }
  const { until, reason } = silence.restriction;
  return (
    <p role="status" className={styles['why']}>
      {[
        until === undefined ? t('composer.muted_always') : t('composer.muted_until', { moment: formatShortMinute(until) }),
        reason === undefined ? '' : t('composer.muted_for', { reason }),
      ].join('')}
    </p>
  );
}
