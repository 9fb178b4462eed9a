import { useReadable } from '@site/shared/contract/useReadable';
import { cx, Icon, VisuallyHidden } from '@site/shared/ui';
import { authHero, Hero } from '@site/shared/ui/drawings';
import { useTranslation } from './texts';
import { SiteMark } from '../../edition/SiteMark';
import { useShell } from '../../services/ShellContext';
import { useDisplay } from '../../edition/DisplayContext';
import { useShownCaptcha } from '../captcha/useShownCaptcha';
import styles from './SignInDialog.module.css';

/** Shows the picture beside the form, with brand and claims. A captcha covers it. */
export function ArtSide({ isRegistering }: { readonly isRegistering: boolean }) {
  const { t } = useTranslation();
  const { brandIn } = useShell();
  const { locale } = useDisplay();
  const { name, latin } = brandIn(useReadable(locale.current));
  const captcha = useShownCaptcha();
  return (
    <div className={cx(styles['art'], captcha && styles['covered'])}>
      <Hero hero={authHero} width={424} height={584} className={styles['scene']} />
      <div className={styles['words']}>
        <p className={styles['brand']}>
          <SiteMark className={styles['mark']} />
          <span>
            <b>{name}</b>
            <small>{latin}</small>
          </span>
        </p>
        <p className={styles['claim']}>{t(isRegistering ? 'art.registering' : 'art.title')}</p>
      </div>
      <ul className={styles['facts']}>
        <li>
          <Icon name="clock" />
          {t('art.price')}
        </li>
        <li>
          <Icon name="shield" />
          {t('art.ledger')}
        </li>
        <li>
          <Icon name="info" />
          {t('art.age')}
        </li>
      </ul>
      <p role="status">{captcha && <VisuallyHidden>{t('captcha.wanted')}</VisuallyHidden>}</p>
      {captcha && <captcha.CaptchaPanel control={captcha.control} />}
    </div>
  );
}
