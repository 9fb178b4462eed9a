import type { RefObject } from 'react';
import { useReadable } from '@site/shared/contract/useReadable';
import { useEnabledRemotes } from '../composition';
import { useTranslation } from './texts';
import { useRouting } from '../routing/RoutingContext';
import { useSiteLink } from '../routing/useSiteLink';
import { useShell } from '../services/ShellContext';
import { useSession } from '../session/SessionContext';
import styles from './SkipLinks.module.css';

interface SkipLinksProps {
  readonly content: RefObject<HTMLElement | null>;
  /** Absent in a narrow window, whose menus are behind the first button of the header. */
  readonly onRail: (() => void) | undefined;
  /** Absent when no slip is offered. */
  readonly onSlip: (() => void) | undefined;
}

/**
 * Shows the first tab stops of the page for keyboard users: links past the menus, and the deposit. Each is visible
 * while focused.
 */
export function SkipLinks({ content, onRail, onSlip }: SkipLinksProps) {
  const { t } = useTranslation();
  return (
    <>
      <button type="button" className={styles['skip']} onClick={() => content.current?.focus()}>
        {t('frame.skip')}
      </button>
      {onRail && (
        <button type="button" className={styles['skip']} onClick={onRail}>
          {t('frame.skip_to_rail')}
        </button>
      )}
      {onSlip && (
        <button type="button" className={styles['skip']} onClick={onSlip}>
          {t('frame.skip_to_slip')}
        </button>
      )}
      <DepositLink />
    </>
  );
}

function DepositLink() {
  const { t } = useTranslation();
  const { flags } = useShell();
  const { navigation } = useRouting();
  const { depositGuide } = useReadable(flags);
  const isSignedIn = useReadable(useSession().session.isSignedIn);
  const isEnabled = useEnabledRemotes();
  const linkTo = useSiteLink();
  if (!isSignedIn || !depositGuide || !isEnabled('wallet')) return null;
  return (
    <a {...linkTo(navigation.href('saveMoney', {}))} className={styles['skip']}>
      {t('frame.skip_to_deposit')}
    </a>
  );
}
