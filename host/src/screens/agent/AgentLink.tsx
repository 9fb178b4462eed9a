import { Button, Qr } from '@site/shared/ui';
import { useOverlays } from '../../overlays/OverlaysContext';
import { useRouting } from '../../routing/RoutingContext';
import { fillPlaceholders } from '../content-page/fillPlaceholders';
import styles from './AgentDesk.module.css';
import { useDeskTexts } from './useDeskTexts';

/** The agent's link to this site as text and as a QR code; who registers by it is theirs. */
export function AgentLink({ code }: { readonly code: string }) {
  const texts = useDeskTexts();
  const overlays = useOverlays();
  const { navigation } = useRouting();
  const link = new URL(navigation.href('home', {}, { rcode: code }), window.location.origin).href;

  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      overlays.toast(texts.copied, 'success');
    } catch {
      overlays.toast(texts.copy_failed, 'warning');
    }
  };
  const lines = [
    { name: texts.link, value: link },
    { name: texts.code, value: code },
  ];
  return (
    <div className={styles['invite']}>
      <Qr text={link} label={texts.qr} />
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
                aria-label={fillPlaceholders(texts.copy_what, { what: name })}
                onClick={() => void copy(value)}
              >
                {texts.copy}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
