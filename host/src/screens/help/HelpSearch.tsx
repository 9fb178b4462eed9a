import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { useReadable } from '@site/shared/contract/useReadable';
import { InputBox } from '@site/shared/ui';
import { useDisplay } from '../../edition/DisplayContext';
import { helpRoute } from '../../routing/ownHelpTopics';
import { useRouting } from '../../routing/RoutingContext';
import { useSiteLink } from '../../routing/useSiteLink';
import { fillPlaceholders, type Placeholders } from '../content-page/fillPlaceholders';
import { usePlaceholders } from '../content-page/usePlaceholders';
import type { HelpHit } from './helpIndex';
import styles from './HelpSearch.module.css';
import { useMenuTexts } from './useMenuTexts';

type Search = (query: string) => readonly HelpHit[];

/**
 * Searches all pages of the help section. Its library and the texts are loaded on first use. While the field is empty,
 * `children` are shown below.
 */
export function HelpSearch({ children }: { readonly children: ReactNode }) {
  const texts = useMenuTexts();
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query.trim());
  const [isUsed, setIsUsed] = useState(false);
  const search = useSearch(isUsed || asked !== '');
  return (
    <>
      <div role="search" className={styles['search']}>
        <InputBox
          type="search"
          icon="search"
          size="sm"
          aria-label={texts.search.search}
          placeholder={texts.search.search_hint}
          value={query}
          onChange={setQuery}
          onFocus={() => {
            setIsUsed(true);
          }}
        />
      </div>
      {asked === '' ? children : <Results search={search} query={asked} />}
    </>
  );
}

function Results({ search, query }: { readonly search: Search | 'failed' | undefined; readonly query: string }) {
  const { search: texts } = useMenuTexts();
  if (search === undefined) return null;
  if (search === 'failed') return <p role="status">{texts.search_failed}</p>;
  const hits = search(query);
  return (
    <section aria-label={texts.results} className={styles['results']}>
      <p role="status" className={styles['count']}>
        {hits.length === 0 ? texts.nothing : fillPlaceholders(texts.found, { count: hits.length })}
      </p>
      {hits.length === 0 && <p className={styles['count']}>{texts.nothing_hint}</p>}
      <ul>
        {hits.map((hit) => (
          <Hit key={`${hit.topic}/${hit.heading}`} hit={hit} />
        ))}
      </ul>
    </section>
  );
}

function Hit({ hit: { topic, heading, excerpt } }: { readonly hit: HelpHit }) {
  const { topics } = useMenuTexts();
  const { navigation } = useRouting();
  const linkTo = useSiteLink();
  return (
    <li>
      <a {...linkTo(navigation.href(helpRoute(topic), {}))} className={styles['hit']}>
        <b>{topics[topic]}</b>
        {heading !== '' && <span>{heading}</span>}
        <small>{excerpt}</small>
      </a>
    </li>
  );
}

function useSearch(isWanted: boolean): Search | 'failed' | undefined {
  const language = useReadable(useDisplay().locale.current);
  const values = JSON.stringify(usePlaceholders());
  const { topics } = useMenuTexts();
  const [search, setSearch] = useState<{ readonly of: Search | 'failed' }>();

  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    // The values are passed as JSON, because the object is new on each render.
    const placeholders = JSON.parse(values) as Placeholders;
    const load = async (): Promise<Search | 'failed'> => {
      try {
        const [{ createHelpIndex }, { loadAllHelpPages }] = await Promise.all([import('./helpIndex'), import('./loadHelpPage')]);
        return createHelpIndex(await loadAllHelpPages(language), topics, (text) => fillPlaceholders(text, placeholders));
      } catch {
        return 'failed';
      }
    };
    void load().then((loaded) => {
      if (isCurrent) setSearch({ of: loaded });
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted, language, topics, values]);

  return search?.of;
}
