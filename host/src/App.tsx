import { BrowserRouter } from 'react-router-dom';
import { TextsProvider, type PackageI18n } from '@site/shared/i18n';
import { CompositionContext, type Composition } from './composition';
import { VenueEntrySlot } from './layout/VenueEntrySlot';
import { OverlayLayer } from './overlays/OverlayLayer';
import { RouteView } from './routing/RouteView';
import type { Shell } from './services/createShell';
import { SignInLayer } from './session/sign-in/SignInLayer';
import { ShellContext } from './ShellContext';

interface AppProps {
  readonly shell: Shell;
  readonly composition: Composition;
  readonly i18n: PackageI18n;
}

/** The whole page: the screen at its address, and what lies over it. */
export function App({ shell, composition, i18n }: AppProps) {
  return (
    <ShellContext value={shell}>
      <CompositionContext value={composition}>
        <TextsProvider i18n={i18n}>
          {/* A navigation and what the session does beside it are shown in the order in which they happened. */}
          <BrowserRouter useTransitions={false}>
            <RouteView />
          </BrowserRouter>
          <VenueEntrySlot />
          <SignInLayer />
          <OverlayLayer />
        </TextsProvider>
      </CompositionContext>
    </ShellContext>
  );
}
