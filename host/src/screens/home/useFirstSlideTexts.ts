import { useReadable } from '@site/shared/contract/useReadable';
import { useTranslation } from './texts';
import { useShell } from '../../services/ShellContext';
import { useDisplay } from '../../edition/DisplayContext';

/** Texts of the first slide, also passed to the carousel. Empty strings for missing lines. */
export interface FirstSlideTexts extends Readonly<Record<string, string>> {
  readonly eyebrow: string;
  readonly line1: string;
  readonly line2: string;
  readonly emphasis: string;
  readonly text: string;
}

/** Returns the first slide's texts from the themed build, or the host's own. */
export function useFirstSlideTexts(): FirstSlideTexts {
  const { t } = useTranslation();
  const { hero } = useShell();
  const { locale } = useDisplay();
  const language = useReadable(locale.current);
  if (!hero) {
    return {
      eyebrow: t('home.hero_eyebrow'),
      line1: t('home.hero_line_1'),
      line2: t('home.hero_line_2'),
      emphasis: t('home.hero_emphasis'),
      text: t('home.hero_text'),
    };
  }
  const [first, second] = hero.lines;
  return {
    eyebrow: hero.eyebrow[language],
    line1: first?.[language] ?? '',
    line2: second?.[language] ?? '',
    emphasis: hero.emphasis?.[language] ?? '',
    text: hero.text[language],
  };
}
