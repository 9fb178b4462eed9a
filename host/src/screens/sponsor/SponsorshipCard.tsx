import { Card } from '@site/shared/ui';
import {
  chessScene,
  esportScene,
  fishScene,
  liveScene,
  lotteryScene,
  Scene,
  slotScene,
  sportScene,
  type SceneProps,
} from '@site/shared/ui/drawings';
import type { WireSponsorship } from '@site/shared/wire/advertising';
import styles from './SponsorshipCard.module.css';

const SCENES: Readonly<Record<WireSponsorship['scene'], SceneProps['scene']>> = {
  sport: sportScene,
  realbet: liveScene,
  chess: chessScene,
  gaming: esportScene,
  lottery: lotteryScene,
  egame: slotScene,
  fishing: fishScene,
};

/** Shows one sponsorship with its drawing. */
export function SponsorshipCard({ sponsorship: { title, period, summary, scene } }: { readonly sponsorship: WireSponsorship }) {
  return (
    <li>
      <Card padding="none" className={styles['card']}>
        <div className={styles['art']} aria-hidden="true">
          <Scene scene={SCENES[scene]} />
        </div>
        <div className={styles['words']}>
          <h3 className={styles['title']}>{title}</h3>
          <p className={styles['period']}>{period}</p>
          <p className={styles['summary']}>{summary}</p>
        </div>
      </Card>
    </li>
  );
}
