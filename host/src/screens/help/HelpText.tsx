import { useCallback, useRef } from 'react';
import { mapResult } from '@site/shared/contract/mapResult';
import { useReadable } from '@site/shared/contract/useReadable';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { Skeleton } from '@site/shared/ui';
import { preInfoCall } from '@site/shared/wire/site';
import { useShell } from '../../services/ShellContext';
import { useDisplay } from '../../edition/DisplayContext';
import { fillPlaceholders, type Placeholders } from '../content-page/fillPlaceholders';
import { Sections } from '../content-page/Sections';
import { usePlaceholders } from '../content-page/usePlaceholders';
import { loadHelpPage } from './loadHelpPage';
import { OnThisPage } from './OnThisPage';
import type { HelpPage } from './topics';
import styles from './HelpText.module.css';
import { PAYOUT_CLASSES, PAYOUT_LIMITS_USD, payoutLimitAt } from '@site/shared/betting/payoutLimits';
import { formatYuan, parseRatio } from '@site/shared/money';

const WHOLE = new Intl.NumberFormat('zh-CN');
/** Shown instead of RMB while the rate is unknown. */
const UNKNOWN = '—';

/**
 * Returns the payout limits for the placeholders of the terms: per class `…_usd` and `…_cny`, and the rate itself,
 * `usd_cny`.
 *
 * @param rate RMB for one USD from the site's configuration; `undefined` while unknown
 * @example payoutPlaceholders('7.1000') // { usd_cny: '7.1000', new_markets_usd: '25,000', new_markets_cny: '¥177,500',
 * … }
 */
function payoutPlaceholders(rate: string | undefined): Placeholders {
  const usdCny = rate === undefined ? undefined : parseRatio(rate);
  const limits = PAYOUT_CLASSES.flatMap((each): (readonly [string, string])[] => [
    [`${each}_usd`, WHOLE.format(PAYOUT_LIMITS_USD[each])],
    [`${each}_cny`, usdCny ? formatYuan(payoutLimitAt(each, usdCny)) : UNKNOWN],
  ]);
  return { usd_cny: rate ?? UNKNOWN, ...Object.fromEntries(limits) };
}

interface HelpTextProps {
  readonly topic: HelpPage;
  /** Level of the headings. */
  readonly level: 2 | 3;
}

/** Shows the text of a page of the help section, without its title. */
export function HelpText(props: HelpTextProps) {
  const language = useReadable(useDisplay().locale.current);
  const placeholders = usePlaceholders();
  // The key remounts the text for another page or language.
  const key = `${props.topic} ${language}`;
  return props.topic === 'gztk' ? (
    <Terms key={key} {...props} placeholders={placeholders} />
  ) : (
    <LoadedText key={key} {...props} placeholders={placeholders} />
  );
}

interface FilledTextProps extends HelpTextProps {
  readonly placeholders: Placeholders;
}

/** Fills the payout limits into the terms, in RMB as soon as today's rate is known. */
function Terms({ placeholders, ...props }: FilledTextProps) {
  const rate = useUsdRate();
  return <LoadedText {...props} placeholders={{ ...placeholders, ...payoutPlaceholders(rate) }} />;
}

function LoadedText({ topic, level, placeholders }: FilledTextProps) {
  const language = useReadable(useDisplay().locale.current);
  const load = useCallback(() => loadHelpPage(topic, language), [topic, language]);
  const { state, reload } = useLoadable(load);
  const text = useRef<HTMLDivElement>(null);
  return (
    <LoadableView of={state} onRetry={reload} empty={null} isEmpty={() => false} skeleton={<Skeleton height="6rem" />}>
      {({ summary, sections }) => (
        <div className={styles['columns']}>
          <div ref={text}>
            <p className={styles['summary']}>{fillPlaceholders(summary, placeholders)}</p>
            <Sections sections={sections} placeholders={placeholders} level={level} />
          </div>
          {level === 2 && <OnThisPage headings={sections.map(({ heading }) => fillPlaceholders(heading, placeholders))} text={text} />}
        </div>
      )}
    </LoadableView>
  );
}

/**
 * Returns the RMB price of one USD from today's site configuration, or `undefined` until it is known. A late or missing
 * rate does not block the rest of the text.
 */
function useUsdRate(): string | undefined {
  const { http } = useShell();
  const load = useCallback(
    async (signal: AbortSignal) =>
      mapResult(await http.send(preInfoCall, {}, { onError: 'silent', signal }), ({ siteBaseConfig }) => siteBaseConfig.usdCny),
    [http],
  );
  return useLoadable(load).state.data;
}
