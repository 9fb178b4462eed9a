import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { useReadable } from '@site/shared/contract/useReadable';
import { RemountBoundary } from '@site/shared/remount';
import { useRovingFocus, useLazyModule } from '@site/shared/ui';
import type { RouteLayout, ScreenRoute } from '../routing/route';
import { useShell } from '../services/ShellContext';
import { Dock } from './Dock';
import { DockDrawer } from './DockDrawer';
import { Footer } from './Footer';
import { Header } from './Header';
import { MemberArea } from './MemberArea';
import { ProgressLine } from './ProgressLine';
import { Rail } from './Rail';
import { SkipLinks } from './SkipLinks';
import { UnconfiguredNote } from './UnconfiguredNote';
import { useContentFocus } from './useContentFocus';
import styles from './Frame.module.css';
import type { DockTab } from '@site/shared/contract/services';
import { type DockTabOffer, dockTabs } from './dockTabs';
import { useKeptViews } from '../composition';
import { useEnabledRemotes } from '../composition';

const load = () => import('./BottomBar');

interface PhoneBarProps {
  readonly route: ScreenRoute;
  readonly tabs: readonly DockTabOffer[];
  readonly open: DockTab | undefined;
  readonly onFailure: () => void;
}

/** Shows the bar at the lower edge of a phone-sized window. Other windows do not load its code. */
function PhoneBar({ onFailure, ...props }: PhoneBarProps) {
  const { isPhone: watched, logger } = useShell();
  const isPhone = useReadable(watched);
  const module = useLazyModule(load, isPhone, (error) => {
    logger.error('bottom bar not loaded', { error });
    onFailure();
  });
  return module === undefined || !isPhone ? null : <module.BottomBar {...props} />;
}

interface FrameProps {
  readonly route: ScreenRoute;
  readonly children: ReactNode;
}

/** Renders the frame around a screen, by the layout of its route. Implements R-ROUTE-03, R-ROUTE-32, R-ROUTE-33. */
export function Frame({ route, children }: FrameProps) {
  return (
    <>
      <ProgressLine />
      {route.layout === 'bare' ? <main>{children}</main> : <Dashboard route={route}>{children}</Dashboard>}
    </>
  );
}

const HAS_FOOTER: Readonly<Record<RouteLayout, boolean>> = { dashboard: true, 'full-width': false, 'no-footer': false, bare: false };

/**
 * Renders header, rail, content and dock, in tab order. In a narrow window, rail and dock are drawers that the header
 * opens; on a phone the bar at the lower edge opens the dock.
 */
function Dashboard({ route, children }: FrameProps) {
  const { dock, isPhone, isConfigured } = useShell();
  const tabs = useDockTabs();
  const wanted = useReadable(dock.openTab);
  const isNarrow = useReadable(dock.isDrawer);
  const [lacksBar, setLacksBar] = useState(false);
  const hasBar = useReadable(isPhone) && !lacksBar;
  const open = tabs.some(({ tab }) => tab === wanted) ? wanted : undefined;
  const isMemberArea = route.area === 'member';
  const content = useRef<HTMLElement>(null);
  const dockPanel = useRef<HTMLElement>(null);
  const rail = useRovingFocus<HTMLElement>({ start: '[aria-current]' });
  return (
    <>
      <ContentFocus content={content} />
      <SkipLinks
        content={content}
        onRail={isNarrow ? undefined : rail.focus}
        onSlip={
          tabs.some(({ tab }) => tab === 'slip')
            ? () => {
                dock.show('slip');
                dockPanel.current?.focus();
              }
            : undefined
        }
      />
      <RemountBoundary>
        <Header route={route}>{isNarrow && <DockDrawer tabs={tabs} open={open} hasButton={!hasBar} />}</Header>
      </RemountBoundary>
      {!isNarrow && <Rail ref={rail.ref} current={route.menu} />}
      <div className={styles['content']} data-dock={open === undefined ? 'closed' : 'open'}>
        <div className={route.layout === 'full-width' ? styles['full'] : styles['bounded']}>
          <main ref={isMemberArea ? undefined : content} tabIndex={-1}>
            {!isConfigured && <UnconfiguredNote />}
            {isMemberArea ? (
              <MemberArea route={route} content={content}>
                {children}
              </MemberArea>
            ) : (
              children
            )}
          </main>
          {HAS_FOOTER[route.layout] && <Footer />}
        </div>
      </div>
      {!isNarrow && <Dock ref={dockPanel} tabs={tabs} open={open} />}
      <PhoneBar
        route={route}
        tabs={tabs}
        open={open}
        onFailure={() => {
          setLacksBar(true);
        }}
      />
    </>
  );
}

/**
 * Moves the focus to the content of a new address. A separate component, so that a new address alone does not render
 * the frame.
 */
function ContentFocus({ content }: { readonly content: RefObject<HTMLElement | null> }) {
  useContentFocus(content);
  return null;
}

function useDockTabs(): readonly DockTabOffer[] {
  const isEnabled = useEnabledRemotes();
  const kept = [...useKeptViews('sports'), ...useKeptViews('chat')];
  return dockTabs(isEnabled, (widget) => kept.includes(widget));
}
