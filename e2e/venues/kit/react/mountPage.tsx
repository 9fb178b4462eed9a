import { ignoreRepeatedPresses } from '@site/shared/input/ignoreRepeatedPresses';
import { RemountBoundary, restoreTranslatedTexts } from '@site/shared/remount';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createPost } from '../page/api';
import { createHost } from '../page/host';
import { chooseLanguage, type Language } from '../page/language';
import { Announcer } from './Announcer';
import { ErrorBoundary } from './ErrorBoundary';
import { Notice } from './Notice';
import { PageContext, SHELL_TEXTS } from './page';
import { readMeta } from './readMeta';

/** Renders a page in the language of its URL, inside the context that every component of the kit requires. */
export function mountPage(texts: Readonly<Record<Language, unknown>>, content: ReactNode): void {
  const language = chooseLanguage(new URLSearchParams(location.search).get('lang'), navigator.language);
  document.documentElement.lang = language;
  const host = createHost(window, readMeta('host-origins').split(' ').filter(Boolean));
  host.announce();
  ignoreRepeatedPresses(document);
  restoreTranslatedTexts(document);
  const page = {
    language,
    texts: texts[language],
    host,
    post: createPost((...request) => fetch(...request)),
  };
  const { broken, broken_hint: hint } = SHELL_TEXTS[language].over;
  const root = document.createElement('div');
  root.className = 'v-root';
  document.body.replaceChildren(root);
  createRoot(root).render(
    <StrictMode>
      <PageContext value={page}>
        <ErrorBoundary fallback={<Notice title={broken} text={hint} onRetry={() => location.reload()} />}>
          <RemountBoundary>
            <Announcer>{content}</Announcer>
          </RemountBoundary>
        </ErrorBoundary>
      </PageContext>
    </StrictMode>,
  );
}
