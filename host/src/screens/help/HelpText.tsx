import { useCallback } from 'react';
import type { HelpTopic } from '@site/shared/contract/routes';
import { useReadable } from '@site/shared/contract/useReadable';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { useDisplay } from '../../edition/DisplayContext';
import { fillPlaces, type Places } from '../content-page/fillPlaces';
import { Sections } from '../content-page/Sections';
import { usePlaces } from '../content-page/usePlaces';
import { loadHelpPage } from './loadHelpPage';
import { payoutPlaces } from './payoutPlaces';
import { useUsdRate } from './useUsdRate';
import styles from './HelpText.module.css';

interface HelpTextProps {
  readonly topic: HelpTopic;
  /** Of its headings. */
  readonly level: 2 | 3;
}

/** The text of a page of the help section, without its title. */
export function HelpText(props: HelpTextProps) {
  const language = useReadable(useDisplay().locale.current);
  const places = usePlaces();
  // Another page or language is another text: nothing of the former stays.
  const key = `${props.topic} ${language}`;
  return props.topic === 'gztk' ? <Terms key={key} {...props} places={places} /> : <LoadedText key={key} {...props} places={places} />;
}

interface FilledTextProps extends HelpTextProps {
  readonly places: Places;
}

/** The terms name the payout limits, in RMB as soon as the rate of the day is known. */
function Terms({ places, ...props }: FilledTextProps) {
  const rate = useUsdRate();
  return <LoadedText {...props} places={{ ...places, ...payoutPlaces(rate) }} />;
}

function LoadedText({ topic, level, places }: FilledTextProps) {
  const language = useReadable(useDisplay().locale.current);
  const load = useCallback(() => loadHelpPage(topic, language), [topic, language]);
  const { state, reload } = useLoadable(load);
  return (
    <LoadableView of={state} onRetry={reload} empty={null} isEmpty={() => false}>
      {({ summary, sections }) => (
        <>
          <p className={styles['summary']}>{fillPlaces(summary, places)}</p>
          <Sections sections={sections} places={places} level={level} />
        </>
      )}
    </LoadableView>
  );
}
