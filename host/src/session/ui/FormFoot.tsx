import { Icon } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useShell } from '../../services/ShellContext';
import styles from './Form.module.css';

interface FormFootProps {
  readonly question: string;
  readonly way: string;
  readonly onWay: () => void;
}

/** Shows a link to another form and to customer service at the foot of each form. Implements R-AUTH-15. */
export function FormFoot({ question, way, onWay }: FormFootProps) {
  const { t } = useTranslation();
  const { contactService } = useShell();
  return (
    <div className={styles['foot']}>
      <p>
        {question}
        <button type="button" className={styles['link']} onClick={onWay}>
          {way}
        </button>
      </p>
      <p className={styles['help']}>
        <Icon name="headset" size="sm" />
        {t('sign_in.trouble')}
        <button type="button" className={styles['link']} onClick={contactService}>
          {t('service.contact')}
        </button>
      </p>
    </div>
  );
}
