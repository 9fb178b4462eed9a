import { useMemo, useState } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { textInput } from '@site/shared/input';
import { Empty, ErrorNote, Skeleton, TabPanel, Tabs, TextField, useLazyModule, useRovingFocus } from '@site/shared/ui';
import { useTranslation } from './texts';
import { Sticker } from '../stickers/Sticker';
import { STICKERS } from '../stickers/stickers';
import { EMOJI_DATA } from './emojiData';
import styles from './EmojiPanel.module.css';
import { EMOJI_GROUPS, emojisOf, findEmojis, parseRecent, withRecent, type Emoji, type EmojiGroup } from './emojis';

const RECENT = 'recent-emojis';
const READS_WORDS = textInput(20);

interface EmojiPanelProps {
  readonly onEmoji: (unicode: string) => void;
  readonly onSticker: (sticker: string) => void;
}

/** Shows emoji by group and by name above the composer, and the drawn stickers, which are sent at once. */
export function EmojiPanel({ onEmoji, onSticker }: EmojiPanelProps) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<'emoji' | 'stickers'>('emoji');
  return (
    <section aria-label={t('emoji.title')} className={styles['panel']}>
      <Tabs
        label={t('emoji.title')}
        value={tab}
        onChange={setTab}
        items={[
          { value: 'emoji', label: t('emoji.emoji') },
          { value: 'stickers', label: t('emoji.stickers') },
        ]}
      >
        <TabPanel value="emoji">{tab === 'emoji' && <Emojis onEmoji={onEmoji} />}</TabPanel>
        <TabPanel value="stickers">{tab === 'stickers' && <Stickers onSticker={onSticker} />}</TabPanel>
      </Tabs>
    </section>
  );
}

function Emojis({ onEmoji }: Pick<EmojiPanelProps, 'onEmoji'>) {
  const { locale, storage } = useServices();
  const { t } = useTranslation();
  const [hasFailed, setHasFailed] = useState(false);
  const data = useLazyModule(EMOJI_DATA[useReadable(locale)], !hasFailed, () => {
    setHasFailed(true);
  })?.default;
  const [recent, setRecent] = useState(() => parseRecent(storage.read(RECENT)));
  const [group, setGroup] = useState<EmojiGroup | 'recent'>(recent.length > 0 ? 'recent' : 'smileys');
  const [words, setWords] = useState('');
  const shown = useMemo(() => shownOf(data, { words, group, recent }), [data, words, group, recent]);

  const handleChoose = (unicode: string) => {
    // Read again, because another tab may have changed the list since.
    const next = withRecent(parseRecent(storage.read(RECENT)), unicode);
    storage.write(RECENT, next);
    // The list must not move while the player presses an emoji in it.
    if (group !== 'recent' || words !== '') setRecent(next);
    onEmoji(unicode);
  };
  if (hasFailed) {
    return (
      <ErrorNote
        fact={t('emoji.failed')}
        actionLabel={t('room.retry')}
        onAction={() => {
          setHasFailed(false);
        }}
      />
    );
  }
  if (shown === undefined) return <Skeleton height="1.6rem" />;
  return (
    <>
      <TextField
        size="sm"
        look="soft"
        icon="search"
        className={styles['search']}
        label={t('emoji.search')}
        labelHidden
        placeholder={t('emoji.search')}
        reads={READS_WORDS}
        autoComplete="off"
        value={words}
        onChange={setWords}
      />
      <div role="group" aria-label={t('emoji.groups')} className={styles['groups']}>
        {(['recent', ...EMOJI_GROUPS] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={words === '' && each === group}
            className={styles['group']}
            onClick={() => {
              setWords('');
              setGroup(each);
            }}
          >
            {t(`emoji.group.${each}`)}
          </button>
        ))}
      </div>
      {shown.length === 0 ? <Empty title={t('emoji.none')} /> : <EmojiGrid emojis={shown} onChoose={handleChoose} />}
    </>
  );
}

interface Wanted {
  readonly words: string;
  readonly group: EmojiGroup | 'recent';
  readonly recent: readonly string[];
}

function shownOf(data: readonly Emoji[] | undefined, { words, group, recent }: Wanted): readonly Emoji[] | undefined {
  if (data === undefined) return undefined;
  if (words.trim() !== '') return findEmojis(data, words);
  if (group !== 'recent') return emojisOf(data, group);
  return recent.flatMap((unicode) => data.find((emoji) => emoji.unicode === unicode) ?? []);
}

function EmojiGrid({ emojis, onChoose }: { readonly emojis: readonly Emoji[]; readonly onChoose: (unicode: string) => void }) {
  const { ref } = useRovingFocus<HTMLDivElement>();
  return (
    <div ref={ref} className={styles['grid']}>
      <div data-roving-row className={styles['cells']}>
        {emojis.map(({ unicode, label }) => (
          <button
            key={unicode}
            type="button"
            title={label}
            aria-label={label}
            className={styles['emoji']}
            onClick={() => {
              onChoose(unicode);
            }}
          >
            {unicode}
          </button>
        ))}
      </div>
    </div>
  );
}

function Stickers({ onSticker }: Pick<EmojiPanelProps, 'onSticker'>) {
  const { t } = useTranslation();
  const { ref } = useRovingFocus<HTMLDivElement>();
  return (
    <div ref={ref} className={styles['grid']}>
      <div data-roving-row className={styles['stickers']}>
        {STICKERS.map((name) => (
          <button
            key={name}
            type="button"
            aria-label={t(`sticker.${name}`)}
            className={styles['sticker']}
            onClick={() => {
              onSticker(name);
            }}
          >
            <Sticker name={name} />
          </button>
        ))}
      </div>
    </div>
  );
}
