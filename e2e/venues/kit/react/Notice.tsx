import { usePage, useShellTexts } from './page';

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly onRetry?: () => void;
}

/** Shows a notice instead of the game: the reason and the possible actions. */
export function Notice({ title, text, onRetry }: NoticeProps) {
  const texts = useShellTexts();
  const { host } = usePage();
  return (
    <main className="v-notice" role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="v-notice-ways">
        {onRetry === undefined ? null : (
          <button type="button" className="v-gilt-button" onClick={onRetry}>
            {texts.retry}
          </button>
        )}
        <button type="button" className={onRetry === undefined ? 'v-gilt-button' : 'v-ghost-button'} onClick={host.leave}>
          {texts.lobby}
        </button>
      </div>
    </main>
  );
}
