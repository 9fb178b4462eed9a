import { Icon } from '@site/shared/ui';
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
import { useTranslation } from '../../i18n';
import { useMenu } from '../../layout/useMenu';
import type { MenuCode } from '../../routing/route';
import { useSiteLink } from '../../routing/useSiteLink';
import { HALL_ID } from './HeroSlide';
import styles from './GameHall.module.css';

const CARDS = [
  { code: 'TY', scene: sportScene, name: 'category.sport', text: 'home.category_text.sport' },
  { code: 'ZR', scene: liveScene, name: 'category.realbet', text: 'home.category_text.realbet' },
  { code: 'QP', scene: chessScene, name: 'category.chess', text: 'home.category_text.chess' },
  { code: 'DJ', scene: esportScene, name: 'category.gaming', text: 'home.category_text.gaming' },
  { code: 'CP', scene: lotteryScene, name: 'category.lottery', text: 'home.category_text.lottery' },
  { code: 'DZ', scene: slotScene, name: 'category.egame', text: 'home.category_text.egame' },
  { code: 'BY', scene: fishScene, name: 'category.fishing', text: 'home.category_text.fishing' },
] as const satisfies readonly {
  readonly code: MenuCode;
  readonly scene: SceneProps['scene'];
  readonly name: string;
  readonly text: string;
}[];

/** A card per category, leading where its entry of the menu leads; gone with it. */
export function GameHall() {
  const { t } = useTranslation();
  const linkTo = useSiteLink();
  const menu = useMenu();
  const cards = CARDS.flatMap((card) => {
    const target = menu.find(({ code }) => code === card.code)?.target;
    return target?.to === 'screen' ? [{ ...card, path: target.path }] : [];
  });
  if (cards.length === 0) return null;

  return (
    <section id={HALL_ID} className={styles['hall']} aria-labelledby="hall-title">
      <div className={styles['head']}>
        <h2 id="hall-title" className={styles['title']}>
          {t('home.hall')}
        </h2>
        <span className={styles['aside']}>{t('home.hall_text')}</span>
      </div>
      <ul className={styles['cards']}>
        {cards.map(({ code, scene, name, text, path }) => (
          <li key={code}>
            <a {...linkTo(path)} className={styles['card']}>
              <Scene scene={scene} top={120} className={styles['scene']} />
              <span className={styles['name']}>
                <b>{t(name)}</b>
                <span>{t(text)}</span>
              </span>
              <span className={styles['go']} aria-hidden="true">
                <Icon name="chevron-right" size="sm" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
