import { useRouteLink } from '@site/shared/contract/useRouteLink';
import { useSharedTranslation } from '@site/shared/i18n';
import styles from './ProtectionLink.module.css';
import { isProtectionRefusal, protectionLabel } from './protectionRefusal';

interface ProtectionLinkProps {
  readonly refusal: { readonly code: number };
}

/**
 * Renders a link to the limit, time-out or self-exclusion that caused a refusal, below the refusal's message. Renders
 * nothing for any other refusal.
 */
export function ProtectionLink({ refusal }: ProtectionLinkProps) {
  return isProtectionRefusal(refusal) ? <Link refusal={refusal} /> : null;
}

function Link({ refusal }: ProtectionLinkProps) {
  const { t } = useSharedTranslation();
  const link = useRouteLink('member/protection', {});
  return (
    <a {...link} className={styles['link']}>
      {t(protectionLabel(refusal))}
    </a>
  );
}
