import { memo, useEffect, useRef, useState } from 'react';
import { textInput } from '@site/shared/input';
import { IconButton, TextField } from '@site/shared/ui';
import { useTranslation } from './texts';
import { SEARCH_MAX_LENGTH } from './lobbyQuery';
import styles from './SearchBox.module.css';

/** Typing pause after which the search is sent. */
const SEARCH_DEBOUNCE_MS = 300;

const READS_SEARCH = textInput(SEARCH_MAX_LENGTH);

interface SearchBoxProps {
  readonly value: string;
  /** Number of games to search; `undefined` until known. */
  readonly total: number | undefined;
  readonly onSearch: (search: string) => void;
}

/** Searches games by name once typing pauses. */
export const SearchBox = memo(function SearchBox({ value, total, onSearch }: SearchBoxProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(value);
  const send = useRef(onSearch);
  useEffect(() => {
    send.current = onSearch;
  });
  // Follow changes of the URL that did not come from this field.
  useEffect(() => {
    setText((typed) => (typed.trim() === value ? typed : value));
  }, [value]);
  useEffect(() => {
    if (text.trim() === value) return undefined;
    const timer = setTimeout(() => {
      send.current(text.trim());
    }, SEARCH_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text, value]);

  return (
    <TextField
      type="search"
      size="sm"
      icon="search"
      className={styles['box']}
      label={t('games.search')}
      labelHidden
      placeholder={total === undefined ? t('games.search') : t('games.search_of', { count: total })}
      reads={READS_SEARCH}
      value={text}
      onChange={setText}
      suffix={
        text === '' ? undefined : (
          <IconButton
            icon="close"
            size="sm"
            label={t('games.search_clear')}
            onClick={() => {
              setText('');
              onSearch('');
            }}
          />
        )
      }
    />
  );
});
