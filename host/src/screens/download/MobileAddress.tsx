import { useReadable } from '@site/shared/contract/useReadable';
import { Qr } from '@site/shared/ui';
import { useShell } from '../../services/ShellContext';
import styles from './MobileAddress.module.css';
import { useDownloadTexts } from './useDownloadTexts';

/** Shows the address for phones as a QR code and as text. */
export function MobileAddress() {
  const texts = useDownloadTexts();
  const url = useReadable(useShell().mobileUrl);
  return (
    <div className={styles['address']}>
      <Qr text={url} label={texts.qr} />
      <div>
        <p className={styles['scan']}>{texts.scan}</p>
        <p className={styles['label']}>{texts.address}</p>
        <a href={url} target="_blank" rel="noreferrer" className={styles['link']}>
          {url}
        </a>
        <p className={styles['note']}>{texts.address_note}</p>
      </div>
    </div>
  );
}
