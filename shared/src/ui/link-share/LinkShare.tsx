import { useSharedTranslation } from '@site/shared/i18n';
import { Button } from '@site/shared/ui/essentials';
import { Qr } from '../Qr';
import styles from './LinkShare.module.css';
import zhCN from './locales/zh-CN.json';
import zhTW from './locales/zh-TW.json';

export interface LinkShareProps {
  /** An address of this site by which people register as invited by the member. */
  readonly link: string;
  /** What it carries, to be typed by hand. */
  readonly code: string;
  /** What link, code and the QR code are called. */
  readonly names: { readonly link: string; readonly code: string; readonly qr: string };
  /** Says whether something was copied. */
  readonly onNotify: (message: string, tone: 'success' | 'warning') => void;
}

/** A member's own link as a QR code and as text, to copy, and to share where the device can. */
export function LinkShare({ link, code, names, onNotify }: LinkShareProps) {
  const { locale } = useSharedTranslation();
  const texts = locale === 'zh-TW' ? zhTW : zhCN;
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      onNotify(texts.copied, 'success');
    } catch {
      onNotify(texts.copy_failed, 'warning');
    }
  };
  const lines = [
    { name: names.link, value: link },
    { name: names.code, value: code },
  ];
  return (
    <div className={styles['share']}>
      <Qr text={link} label={names.qr} />
      <dl className={styles['lines']}>
        {lines.map(({ name, value }) => (
          <div key={name} className={styles['line']}>
            <dt>{name}</dt>
            <dd className={styles['value']} translate="no">
              {value}
            </dd>
            <dd className={styles['acts']}>
              <Button size="sm" variant="soft" icon="copy" aria-label={texts.copy + name} onClick={() => void copy(value)}>
                {texts.copy}
              </Button>
              {value === link && canShare() && (
                <Button size="sm" variant="soft" aria-label={texts.share + name} onClick={() => void share(link)}>
                  {texts.share}
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Phones have it, and some computers. */
function canShare(): boolean {
  return typeof (navigator as Partial<Navigator>).share === 'function';
}

/** The device asks where to; a player who closes that has not failed. */
async function share(url: string): Promise<void> {
  try {
    await navigator.share({ url });
  } catch {
    // Closed, or refused by the device: the link can be copied.
  }
}
