import {
  authHero,
  Avatar,
  chessScene,
  Crest,
  esportScene,
  fishScene,
  Hero,
  InkRidges,
  jadeHero,
  LeagueBadge,
  liveHero,
  liveScene,
  lotteryScene,
  nightHero,
  Scene,
  slotHero,
  slotScene,
  sportHero,
  sportScene,
  vipHero,
} from '@site/shared/ui/drawings';
import { Cover } from '@site/shared/ui/drawings/Cover';
import { MOTIFS } from '@site/shared/ui/drawings/motifs';
import type { MotifName } from '@site/shared/ui/drawings/motifs';
import { useTranslation } from '../i18n';
import type { KitSection } from '../KitSection';
import { Specimen } from '../Specimen';
import styles from './drawings.module.css';

const IDS = Array.from({ length: 24 }, (_, index) => String(index + 1));
const MOTIF_NAMES = Object.keys(MOTIFS) as MotifName[];
const HEROES = [sportHero, liveHero, slotHero, vipHero, jadeHero, nightHero, authHero];

function Crests() {
  const { t } = useTranslation();
  return (
    <Specimen name={t('states.variants')} wide>
      {IDS.map((id) => (
        <Crest key={id} teamId={`team-${id}`} className={styles['crest']} />
      ))}
    </Specimen>
  );
}

function Leagues() {
  const { t } = useTranslation();
  return (
    <Specimen name={t('states.variants')} wide>
      {IDS.map((id) => (
        <LeagueBadge key={id} leagueId={`league-${id}`} className={styles['crest']} />
      ))}
    </Specimen>
  );
}

function Avatars() {
  const { t } = useTranslation();
  return (
    <Specimen name={t('states.variants')} wide>
      {IDS.map((id) => (
        <Avatar key={id} seed={`user-${id}`} className={styles['avatar']} />
      ))}
    </Specimen>
  );
}

function Covers() {
  const { t } = useTranslation();
  return (
    <Specimen name={t('states.variants')} wide>
      {MOTIF_NAMES.map((motif) => (
        <figure key={motif} className={styles['cover']}>
          <Cover gameId={`game-${motif}`} motif={motif} />
          <figcaption className={styles['name']}>{motif}</figcaption>
        </figure>
      ))}
    </Specimen>
  );
}

const SCENES = [
  [sportScene, 'sport'],
  [liveScene, 'realbet'],
  [chessScene, 'chess'],
  [esportScene, 'gaming'],
  [lotteryScene, 'lottery'],
  [slotScene, 'egame'],
  [fishScene, 'fishing'],
] as const;

function Scenes() {
  const { t } = useTranslation();
  return SCENES.map(([scene, category]) => (
    <Specimen key={category} name={t(`drawing.${category}`)} fill>
      <div className={styles['scene']}>
        <Scene scene={scene} />
      </div>
    </Specimen>
  ));
}

function Heroes() {
  const { t } = useTranslation();
  return (
    <Specimen name={t('states.variants')} wide>
      {HEROES.map((hero) => (
        <figure key={hero.kind} className={styles['hero']}>
          <Hero hero={hero} />
          <figcaption className={styles['name']}>{hero.kind}</figcaption>
        </figure>
      ))}
    </Specimen>
  );
}

function Ridges() {
  const { t } = useTranslation();
  return (
    <Specimen name={t('states.default')} wide fill>
      <div className={styles['ridges']}>
        <InkRidges />
      </div>
    </Specimen>
  );
}

export const DRAWINGS: readonly KitSection[] = [
  { id: 'crests', shows: ['Crest'], View: Crests },
  { id: 'leagues', shows: ['LeagueBadge'], View: Leagues },
  { id: 'avatars', shows: ['Avatar'], View: Avatars },
  { id: 'covers', shows: ['Cover'], View: Covers },
  { id: 'scenes', shows: ['Scene'], View: Scenes },
  { id: 'heroes', shows: ['Hero'], View: Heroes },
  { id: 'ridges', shows: ['InkRidges'], View: Ridges },
];
