import { useEffect, useState, useSyncExternalStore } from 'react';
import { useReadable } from '@site/shared/contract/useReadable';
import { formatDay, formatTime } from '@site/shared/i18n';
import type { SafeStorage } from '@site/shared/storage';
import { Note, NoteAction } from '@site/shared/ui';
import { useComposition, useRemoteName, type Preview } from '../composition';
import { KEPT_PREVIEW } from './keptPreview';
import type { OpenedPreview, PreviewRefusal } from './openPreview';
import zhCN from './locales/zh-CN.json';
import zhTW from './locales/zh-TW.json';
import styles from './PreviewBanner.module.css';

const TEXTS = { 'zh-CN': zhCN, 'zh-TW': zhTW } as const;

interface PreviewBannerProps {
  readonly opened: OpenedPreview;
  readonly storage: SafeStorage;
  readonly now: () => number;
}

/**
 * Shows the banner of a preview: the build and remote that this browser previews with a link to the regular build, or
 * the reason why a link was ignored.
 */
export function PreviewBanner({ opened, storage, now }: PreviewBannerProps) {
  const { store, services } = useComposition();
  const texts = TEXTS[useReadable(services.locale)];
  const [preview, setPreview] = useState(opened.preview);
  const [refusal, setRefusal] = useState(opened.refusal);

  useEffect(() => {
    if (preview === undefined) return undefined;
    const end = (why: PreviewRefusal | undefined): void => {
      storage.remove(KEPT_PREVIEW);
      store.endPreview();
      setPreview(undefined);
      setRefusal(why);
    };
    const timer = setTimeout(
      () => {
        end('expired');
      },
      Math.max(0, preview.until - now()),
    );
    const stopListening = storage.subscribe(KEPT_PREVIEW, () => {
      if (storage.read(KEPT_PREVIEW) === undefined) end(undefined);
    });
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, [preview, storage, store, now]);

  if (preview === undefined && refusal === undefined) return null;
  return (
    <aside className={styles['banner']} aria-label={texts.label}>
      {refusal !== undefined && (
        <Note
          tone="warning"
          live="polite"
          title={texts.refused[refusal]}
          action={
            <NoteAction
              onClick={() => {
                setRefusal(undefined);
              }}
            >
              {texts.close}
            </NoteAction>
          }
        />
      )}
      {preview !== undefined && <InUse preview={preview} storage={storage} />}
    </aside>
  );
}

function InUse({ preview, storage }: { readonly preview: Preview; readonly storage: SafeStorage }) {
  const { store, services } = useComposition();
  const locale = useReadable(services.locale);
  const texts = TEXTS[locale];
  const isRunning = useIsRunning(preview);
  const name = useRemoteName(preview.remote);
  const until = `${formatDay(preview.until)} ${formatTime(preview.until)}`;
  const title = fill(isRunning ? texts.running : texts.replaced, { name, version: preview.build.version });
  return (
    <Note
      tone={isRunning ? 'info' : 'warning'}
      live="polite"
      title={title}
      action={
        <NoteAction
          onClick={() => {
            storage.remove(KEPT_PREVIEW);
            store.endPreview();
            window.location.reload();
          }}
        >
          {texts.reset}
        </NoteAction>
      }
    >
      {fill(texts.until, { until })}
    </Note>
  );
}

/**
 * Returns whether this page uses or would use the build. It may have failed, be incompatible, or belong to a disabled
 * remote.
 */
function useIsRunning({ remote, build }: Preview): boolean {
  const { store } = useComposition();
  const state = store.state(remote);
  return useSyncExternalStore(state.subscribe, () => {
    const current = state.get();
    if (current.status === 'disabled') return false;
    const used = current.status === 'ready' || current.status === 'loading' ? current.build : store.nextBuild(remote);
    return used?.container === build.container;
  });
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
