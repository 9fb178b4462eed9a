import { useServices } from '@site/shared/contract';
import { Button, Qr } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import styles from './InviteLink.module.css';

/** The member's link as text and as a QR code. It leads to the home page of the site it is shown on. */
export function InviteLink({ code }: { readonly code: string }) {
  const { navigation, overlays } = useServices();
  const { t } = useTranslation();
  const link = new URL(navigation.href('home', {}, { icode: code }), window.location.origin).href;

  const handleCopy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      overlays.toast(t('invitation.copied'), 'success');
    } catch {
      overlays.toast(t('invitation.copy_failed'), 'warning');
    }
  };
  const lines = [
    { name: t('invitation.link'), value: link },
    { name: t('invitation.code'), value: code },
  ];
  return (
    <div className={styles['invite']}>
      <Qr text={link} label={t('invitation.qr')} />
      <dl className={styles['lines']}>
        {lines.map(({ name, value }) => (
          <div key={name} className={styles['line']}>
            <dt>{name}</dt>
            <dd className={styles['value']}>{value}</dd>
            <dd>
              <Button
                size="sm"
                variant="soft"
                icon="copy"
                aria-label={t('invitation.copy_what', { what: name })}
                onClick={() => void handleCopy(value)}
              >
                {t('invitation.copy')}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
