import { useShell } from '../../ShellContext';
import { AccountCard } from './AccountCard';
import { GameHall } from './GameHall';
import { HeroSlide } from './HeroSlide';
import { Notices } from './Notices';
import { Promises } from './Promises';
import styles from './HomeScreen.module.css';

/**
 * `/`: the host's own part of home. Live matches, popular games, the carousel of promotions and the jackpots are pieces of the remotes and
 * join with them; until then nothing stands in for them, and no figure is shown that the platform has not told.
 *
 * Assumption (R-UI-06): this content. Proves R-ROUTE-03.
 */
export function View() {
  const { isConfigured } = useShell();
  return (
    <>
      <section className={styles['head']}>
        <HeroSlide />
        <AccountCard />
      </section>
      {isConfigured ? <Notices /> : <div className={styles['gap']} />}
      <GameHall />
      <Promises />
    </>
  );
}
