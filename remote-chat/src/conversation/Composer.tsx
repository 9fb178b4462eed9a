import { useRef, useState } from 'react';
import { textInput } from '@site/shared/input';
import { Button, Form, TextField } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { CHAT_TEXT_MAX_LENGTH } from './chatText';
import styles from './Composer.module.css';

/** How many characters are left when the counter appears. */
const COUNTED_FROM = 50;

const READS_TEXT = textInput(CHAT_TEXT_MAX_LENGTH);

interface ComposerProps {
  /** Who may not write: this member, or no member in the room. */
  readonly muted: 'self' | 'room' | undefined;
  /** There is a room to write in. */
  readonly isOpen: boolean;
  /** False where the text is no message. */
  readonly onSend: (typed: string) => boolean;
}

/** Where a member writes, with a counter near the limit. A message written while the connection is lost waits until it is back. */
export function Composer({ muted, isOpen, onSend }: ComposerProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const isDisabled = muted !== undefined || !isOpen;

  const input = useRef<HTMLInputElement>(null);

  const handleSubmit = () => {
    if (isDisabled) return;
    if (onSend(typed)) setTyped('');
    else input.current?.focus();
  };
  return (
    <Form className={styles['composer']} onSubmit={handleSubmit}>
      <TextField
        ref={input}
        look="soft"
        size="sm"
        label={t('composer.label')}
        labelHidden
        placeholder={t(muted === undefined ? 'composer.placeholder' : `composer.${muted}_muted`)}
        reads={READS_TEXT}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        disabled={isDisabled}
        className={styles['input']}
        suffix={
          typed.length > CHAT_TEXT_MAX_LENGTH - COUNTED_FROM ? (
            <span className={styles['counter']}>{t('composer.counter', { count: typed.length, max: CHAT_TEXT_MAX_LENGTH })}</span>
          ) : undefined
        }
      />
      <Button type="submit" variant="primary" disabled={isDisabled}>
        {t('composer.send')}
      </Button>
    </Form>
  );
}
