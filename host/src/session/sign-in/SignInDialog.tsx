import { useReadable } from '@site/shared/contract/useReadable';
import { Dialog, Icon } from '@site/shared/ui';
import { authHero, Hero } from '@site/shared/ui/drawings';
import { useTranslation } from '../../i18n';
import { useShell } from '../../ShellContext';
import { LoginForm } from './LoginForm';
import { SiteMark } from '../../layout/SiteMark';
import styles from './SignInDialog.module.css';

/** The login dialog. Registration and the recovery of a password are not offered yet. */
export function SignInDialog() {
  const { signIn, overlays } = useShell();
  const { t } = useTranslation();
  const isOpen = useReadable(signIn.isOpen);
  // A press on a dialog that lies over this one is no press outside of it.
  const handleClose = () => {
    if (overlays.tipsQueue.get().length === 0) signIn.close();
  };
  return (
    <Dialog open={isOpen} size="wide" title={t('sign_in.title')} titleHidden closeLabel={t('overlay.close')} onClose={handleClose}>
      <div className={styles['panel']}>
        <ArtSide />
        <LoginForm />
      </div>
    </Dialog>
  );
}

function ArtSide() {
  const { t } = useTranslation();
  const { brandIn, locale } = useShell();
  const { name, latin } = brandIn(useReadable(locale.current));
  return (
    <div className={styles['art']}>
      <Hero hero={authHero} width={424} height={584} className={styles['scene']} />
      <div className={styles['words']}>
        <p className={styles['brand']}>
          <SiteMark className={styles['mark']} />
          <span>
            <b>{name}</b>
            <small>{latin}</small>
          </span>
        </p>
        <p className={styles['claim']}>{t('sign_in.art_title')}</p>
      </div>
      <ul className={styles['facts']}>
        <li>
          <Icon name="clock" />
          {t('sign_in.art_price')}
        </li>
        <li>
          <Icon name="shield" />
          {t('sign_in.art_ledger')}
        </li>
        <li>
          <Icon name="info" />
          {t('sign_in.art_age')}
        </li>
      </ul>
    </div>
  );
}
