import { useSharedTranslation } from '@site/shared/i18n';
import { Button } from '@site/shared/ui/essentials';
import { Qr } from '../Qr';
import styles from './LinkShare.module.css';
import zhCN from './locales/zh-CN.json';
import zhTW from './locales/zh-TW.json';

export interface LinkShareProps {
  /** Address of this site by which people register as invited by the member. */
  readonly link: string;
  /** Code that the link contains, for typing it by hand. */
  readonly code: string;
  /** Labels of the link, the code and the QR code. */
  readonly names: { readonly link: string; readonly code: string; readonly qr: string };
  /** Called to notify the player whether copying succeeded. */
  readonly onNotify: (message: string, tone: 'success' | 'warning') => void;
}

/**
 * Renders a member's own link as a QR code and as text, with buttons to copy it and, if the device supports it, to
 * share it.
 */
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

/** Returns whether the device has a share dialog, as phones and some computers do. */
function canShare(): boolean {
  return typeof (navigator as Partial<Navigator>).share === 'function';
}

/** Opens the share dialog of the device. Closing the dialog is not an error. */
async function share(url: string): Promise<void> {
  try {
    await navigator.share({ url });
  } catch {
    // The player closed the dialog or the device refused it. The link can still be copied.
  }
}
