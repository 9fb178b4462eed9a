import { createContext, useContext, useState, type ReactNode } from 'react';

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/**
 * Returns a function that announces a result to screen readers. The same text twice is announced twice. Do not announce
 * every tick of a clock.
 */
export function useAnnounce(): (text: string) => void {
  return useContext(AnnounceContext);
}

/** Provides the page's live region. */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [news, setNews] = useState({ text: '', count: 0 });
  const [announce] = useState(() => (text: string) => {
    setNews(({ count }) => ({ text, count: count + 1 }));
  });
  return (
    <AnnounceContext value={announce}>
      {children}
      <p className="v-announcer" role="status" aria-live="polite">
        <span key={news.count}>{news.text}</span>
      </p>
    </AnnounceContext>
  );
}
