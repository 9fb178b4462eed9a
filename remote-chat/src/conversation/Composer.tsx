import type { ReactNode, RefObject } from 'react';
import { formatShortMinute } from '@site/shared/i18n';
import { textInput } from '@site/shared/input';
import { Button, Form, TextField } from '@site/shared/ui';
import { useTranslation } from './texts';
import { CHAT_TEXT_MAX_LENGTH } from './chatText';
import styles from './Composer.module.css';
import type { Silence } from './silence';

/** How many characters are left when the counter appears. */
const COUNTED_FROM = 50;

const READS_TEXT = textInput(CHAT_TEXT_MAX_LENGTH);

interface ComposerProps {
  /** The field. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly silence: Silence | undefined;
  /** Before the field, or above it where there is less room: what else can be sent. */
  readonly tools: ReactNode;
  /** What was written is on its way, with its picture. */
  readonly isSending?: boolean;
  /** There is a room to write in. */
  readonly isOpen: boolean;
  /** False where the text is no message. */
  readonly onSend: (typed: string) => boolean;
}

/** Where a person writes, with a counter near the limit. A message written while the connection is lost waits until it is back. */
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

/** Until when and why, or which grade the player has. A muted room needs no second sentence. */
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
