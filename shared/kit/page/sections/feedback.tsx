import { useState } from 'react';
import { Button } from '@site/shared/ui/essentials/Button';
import { Countdown } from '@site/shared/ui/Countdown';
import { CountdownRing } from '@site/shared/ui/CountdownRing';
import { Empty } from '@site/shared/ui/essentials/Empty';
import { ErrorNote } from '@site/shared/ui/essentials/ErrorNote';
import type { NoteTone } from '@site/shared/ui/essentials/Note';
import { Note, NoteAction } from '@site/shared/ui/essentials/Note';
import { ProgressBar } from '@site/shared/ui/ProgressBar';
import { Skeleton } from '@site/shared/ui/essentials/Skeleton';
import { Spinner } from '@site/shared/ui/essentials/Spinner';
import { useCountdown } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import type { KitSection } from '../KitSection';
import { Specimen } from '../Specimen';
import { Dialogs } from './Dialogs';
import { Toasts } from './Toasts';
import styles from './feedback.module.css';

const nothing = () => undefined;

const NOTES = [
  ['info', 'moved', 'accept'],
  ['success', 'transferred', undefined],
  ['warning', 'maintenance', 'collect'],
] as const satisfies readonly (readonly [NoteTone, string, string | undefined])[];

function Notes() {
  const { t } = useTranslation();
  return (
    <>
      {NOTES.map(([tone, fact, action]) => (
        <Specimen key={tone} name={tone} fill>
          <Note
            tone={tone}
            title={t(`sample.${fact}`)}
            action={action && <NoteAction onClick={nothing}>{t(`sample.${action}`)}</NoteAction>}
          >
            {t(`sample.${fact}_consequence`)}
          </Note>
        </Specimen>
      ))}
      <Specimen name="danger" fill>
        <ErrorNote
          fact={t('sample.lost')}
          consequence={t('sample.lost_consequence')}
          actionLabel={t('sample.reconnect')}
          onAction={nothing}
        />
      </Specimen>
    </>
  );
}

function Empties() {
  const { t } = useTranslation();
  return (
    <Specimen name={t('states.default')} fill>
      <Empty
        title={t('sample.no_bets')}
        actions={
          <>
            <Button variant="soft" size="sm">
              {t('sample.last_30_days')}
            </Button>
            <Button size="sm">{t('sample.bet')}</Button>
          </>
        }
      >
        {t('sample.no_bets_reason')}
      </Empty>
    </Specimen>
  );
}

function Skeletons() {
  const { t } = useTranslation();
  return (
    <Specimen name={t('states.loading')}>
      <Skeleton width="0.4rem" height="0.4rem" round />
      <div className={styles['lines']}>
        <Skeleton width="62%" />
        <Skeleton width="48%" />
      </div>
      <Skeleton width="0.8rem" height="0.34rem" />
    </Specimen>
  );
}

function Spinners() {
  const { t } = useTranslation();
  return (
    <Specimen name={t('states.sizes')}>
      <Spinner size="sm" label={t('sample.loading')} />
      <Spinner />
      <Spinner size="lg" />
    </Specimen>
  );
}

const TONES = ['accent', 'warning', 'gilt', 'success', 'live'] as const;

function ProgressBars() {
  const { t } = useTranslation();
  return TONES.map((tone, index) => (
    <Specimen key={tone} name={tone} fill>
      <ProgressBar value={0.62 - index * 0.1} tone={tone} label={t('sample.turnover')} />
    </Specimen>
  ));
}

const CONFIRMING_S = 20;
const PAYING_S = 15 * 60;
const SEASON_S = 2 * 3600;
const now = () => performance.now();

function Countdowns() {
  const { t } = useTranslation();
  const [start, setStart] = useState(now);
  return (
    <>
      <Specimen name="CountdownRing">
        <Ring until={start + CONFIRMING_S * 1000} />
        <Button
          size="sm"
          onClick={() => {
            setStart(now());
          }}
        >
          {t('sample.again')}
        </Button>
      </Specimen>
      <Specimen name="Countdown">
        <Countdown until={start + PAYING_S * 1000} label={t('sample.pay_within')} now={now} />
        <Countdown until={start + SEASON_S * 1000} label={t('sample.season_ends')} now={now} />
      </Specimen>
    </>
  );
}

function Ring({ until }: { readonly until: number }) {
  const { t } = useTranslation();
  return <CountdownRing remaining={useCountdown(until, { now })} total={CONFIRMING_S} label={t('sample.confirming')} />;
}

export const FEEDBACK: readonly KitSection[] = [
  { id: 'dialog', shows: ['Dialog'], View: Dialogs },
  { id: 'toast', shows: ['ToastView'], View: Toasts },
  { id: 'note', shows: ['Note', 'NoteAction', 'ErrorNote'], View: Notes },
  { id: 'empty', shows: ['Empty'], View: Empties },
  { id: 'skeleton', shows: ['Skeleton'], View: Skeletons },
  { id: 'spinner', shows: ['Spinner'], View: Spinners },
  { id: 'progress', shows: ['ProgressBar'], View: ProgressBars },
  { id: 'countdown', shows: ['Countdown', 'CountdownRing'], View: Countdowns },
];
