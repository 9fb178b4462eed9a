import { useServices } from '@site/shared/contract';
import { useSharedTranslation } from '@site/shared/i18n';
import { failureText } from '@site/shared/loadable';
import { Button, CodeField } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { CodeUse } from './codeCooldown';
import { isContact, type Contact, type OwnContact } from './contact';
import styles from './CodeLine.module.css';
import { useVerificationCode } from './useVerificationCode';

interface CodeLineProps {
  readonly use: CodeUse;
  /** Contact to which the code is sent; if omitted, `own` or the member's phone. */
  readonly contact?: Contact | undefined;
  readonly own?: OwnContact | undefined;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error: string | undefined;
}

/** Renders the input of a verification code, the button that sends one, and for a phone the offer of a voice call. */
export function CodeLine({ use, contact, own, value, onChange, error }: CodeLineProps) {
  const { overlays } = useServices();
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  const code = useVerificationCode(use);
  const isPhone = (contact ?? own)?.kind !== 'email';
  const canSend = (contact === undefined || isContact(contact)) && code.secondsLeft === 0;
  const failure = code.state.status === 'failed' ? failureText(code.state.failure, tShared) : undefined;

  const handleVoice = async () => {
    const answer = await overlays.dialog({
      title: t('binding.code.voice_title'),
      message: t('binding.code.voice_hint'),
      showCancel: true,
      confirmText: t('binding.code.voice_confirm'),
    });
    if (answer === 'confirmed') await code.send('voice', contact);
  };

  return (
    <div className={styles['line']}>
      <CodeField
        label={own ? t('binding.code.own', { contact: own.shown }) : t('binding.code.label')}
        value={value}
        onChange={onChange}
        error={error ?? failure}
        suffix={
          <Button
            variant="soft"
            disabled={!canSend}
            loading={code.state.status === 'sending'}
            onClick={() => {
              void code.send(isPhone ? 'sms' : 'email', contact);
            }}
          >
            {sendText()}
          </Button>
        }
      />
      {isPhone && code.wasSent && (
        <p className={styles['voice']}>
          {t('binding.code.no_message')}
          <button type="button" className={styles['link']} disabled={!canSend} onClick={() => void handleVoice()}>
            {t('binding.code.voice')}
          </button>
        </p>
      )}
    </div>
  );

  function sendText(): string {
    if (code.secondsLeft > 0) return t('binding.code.wait', { count: code.secondsLeft });
    return code.wasSent ? t('binding.code.again') : t('binding.code.get');
  }
}
