import { useState, type SubmitEvent } from 'react';
import { Button, InputBox } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { CHAT_TEXT_MAX_LENGTH } from './chatText';
import styles from './Composer.module.css';

interface ComposerProps {
  /** Who may not write: this member, or no member in the room. */
  readonly muted: 'self' | 'room' | undefined;
  /** There is a room to write in. */
  readonly isOpen: boolean;
  /** False where the text is no message. */
  readonly onSend: (typed: string) => boolean;
}

/** Where a member writes. A message written while the connection is lost waits until it is back. */
export function Composer({ muted, isOpen, onSend }: ComposerProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const isDisabled = muted !== undefined || !isOpen;

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isDisabled && onSend(typed)) setTyped('');
  };
  return (
    <form className={styles['composer']} onSubmit={handleSubmit}>
      <InputBox
        look="soft"
        size="sm"
        aria-label={t('composer.label')}
        placeholder={t(muted === undefined ? 'composer.placeholder' : `composer.${muted}_muted`)}
        maxLength={CHAT_TEXT_MAX_LENGTH}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        disabled={isDisabled}
        className={styles['input']}
      />
      <Button type="submit" variant="primary" disabled={isDisabled}>
        {t('composer.send')}
      </Button>
    </form>
  );
}
