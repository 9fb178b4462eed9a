import type { ReactNode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { TextsProvider, type PackageI18n } from '@site/shared/i18n';
import { RemountBoundary } from '@site/shared/remount';
import { CompositionContext, type Composition } from './composition';
import { ConsentSlot } from './consent/ConsentSlot';
import type { Shell } from './createShell';
import { ChatKeeperSlot } from './layout/ChatKeeperSlot';
import { VenueEntrySlot } from './layout/VenueEntrySlot';
import { OverlayLayer } from './overlays/OverlayLayer';
import { RealityCheckSlot } from './reality-check/RealityCheckSlot';
import type { Router } from './routing/createRouter';
import { SignInLayer } from './session/sign-in/SignInLayer';
import { ShellProvider } from './ShellProvider';

interface AppProps {
  readonly shell: Shell;
  readonly router: Router;
  readonly composition: Composition;
  readonly i18n: PackageI18n;
  /** Banner above the page, shown to testers who use a preview link. */
  readonly banner?: ReactNode;
}

const loadLegalText = () => import('./screens/help/LegalText');

/** Renders the page: the screen at its address, and the overlays. */
export function App({ shell, router, composition, i18n, banner }: AppProps) {
  return (
    <ShellProvider shell={shell}>
      <CompositionContext value={composition}>
        <TextsProvider i18n={i18n}>
          {/* `ChatKeeperSlot` renders before any chat view, so that the view has its connection from the start. */}
          <ChatKeeperSlot />
          {/* Disable transitions, so that navigations and session changes render in the order in which they happened. */}
          <RouterProvider router={router} useTransitions={false} />
          <VenueEntrySlot />
          <RemountBoundary>
            <SignInLayer loadLegalText={loadLegalText} />
          </RemountBoundary>
          <RemountBoundary>
            <OverlayLayer />
          </RemountBoundary>
          <RemountBoundary>
            <ConsentSlot />
            <RealityCheckSlot />
          </RemountBoundary>
          {banner}
        </TextsProvider>
      </CompositionContext>
    </ShellProvider>
  );
}
