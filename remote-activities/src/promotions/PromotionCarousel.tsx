import { type ViewProps, useReadable, useServices } from '@site/shared/contract';
import { Carousel } from '@site/shared/ui';
import { useTranslation } from './slideTexts';
import { FirstSlide } from './FirstSlide';
import styles from './PromotionCarousel.module.css';
import { PromotionSlide } from './PromotionSlide';
import { useCallback } from 'react';
import { useLoadable } from '@site/shared/loadable';
import { fetchPromotions } from './promotionApi';

/** Maximum number of promotions after the first slide. The list has all of them. */
const MAX_PROMOTIONS = 5;

/**
 * Replaces the host's first slide on home, and adds slides for the operator's first promotions. The host passes its
 * slide as the parameters `eyebrow`, `line1`, `line2`, `emphasis`, `text`, `picture` (its address), `level` and `hall`
 * (the id of the game hall on the page). While promotions load, and when they cannot be loaded, the first slide is the
 * only one.
 */
export function PromotionCarousel({ params }: ViewProps) {
  const { t } = useTranslation();
  const { state } = usePromotions();
  return (
    <Carousel
      label={t('carousel.label')}
      className={styles['carousel']}
      slides={[
        { id: 'first', title: t('carousel.first'), content: <FirstSlide params={params} /> },
        ...(state.data ?? []).slice(0, MAX_PROMOTIONS).map((promotion) => ({
          id: promotion.id,
          title: promotion.title,
          content: <PromotionSlide promotion={promotion} />,
        })),
      ]}
    />
  );
}

export { PromotionCarousel as View };

/** Returns the current promotions, in the player's language. */
function usePromotions() {
  const { http, locale } = useServices();
  const language = useReadable(locale);
  // Reload when the language changes, because the texts of the answer are in the language of the request.
  const load = useCallback((signal: AbortSignal) => fetchPromotions(http, { signal }), [http]);
  return useLoadable(load, language);
}
