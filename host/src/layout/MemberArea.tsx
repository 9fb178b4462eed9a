import type { ReactNode, Ref } from 'react';
import { useReadable } from '@site/shared/contract/useReadable';
import { VipBadge } from '@site/shared/ui';
import { Avatar } from '@site/shared/ui/drawings';
import type { ScreenRoute } from '../routing/route';
import { useSession } from '../session/SessionContext';
import { useShell } from '../services/ShellContext';
import { MemberMenu } from './MemberMenu';
import styles from './MemberArea.module.css';

interface MemberAreaProps {
  readonly route: ScreenRoute;
  /** Ref to the content beside the menu. */
  readonly content: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/**
 * Renders a screen of the member area beside the area's menu. In a narrow window that menu is part of the header's
 * menus.
 */
export function MemberArea({ route, content, children }: MemberAreaProps) {
  const { session } = useSession();
  // A guest is here only until the redirect, and has no menu and no counts.
  const isSignedIn = useReadable(session.isSignedIn);
  const member = useReadable(session.member);
  const avatar = useReadable(session.avatar);
  const isNarrow = useReadable(useShell().dock.isDrawer);

  return (
    <div className={styles['area']}>
      {isSignedIn && !isNarrow && (
        <aside className={styles['menu']}>
          <p className={styles['who']}>
            {member && (
              <>
                <Avatar seed={avatar} className={styles['avatar']} />
                <span>
                  <b translate="no">{member.name}</b>
                  <VipBadge level={member.vipLevel} />
                </span>
              </>
            )}
          </p>
          <MemberMenu route={route} />
        </aside>
      )}
      <section ref={content} tabIndex={-1} className={styles['screen']}>
        {children}
      </section>
    </div>
  );
}
