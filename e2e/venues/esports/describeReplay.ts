import type { RoundReport } from '../kit/operator';
import { fill, type Language } from '../kit/page/language';
import type { LocalName } from '../kit/protocol';
import { countOf, ESPORTS, isEsports, mapsOf, pointsOf, replay, type Course, type Fixture } from './engine';
import zhCN from './page/locales/zh-CN.json';
import zhTW from './page/locales/zh-TW.json';
import { writeScore, type Texts } from './words';

/**
 * Recomputes the whole match of a seed for the page at `/check`: each map with its points in order, or each goal.
 * @throws Error for an unknown match id
 */
export function describeReplay(seed: string, matchId: string): RoundReport['facts'] {
  const { fixture, course } = replay(seed, '', { matchId });
  return [
    { label: inBoth(({ check }) => check.title), value: inBoth(({ title }) => title[fixture.title]) },
    {
      label: inBoth(({ check }) => check.match),
      value: inBoth((texts, language) =>
        fill(texts.board.versus, { home: fixture.home.name[language], away: fixture.away.name[language] }),
      ),
    },
    { label: inBoth(({ check }) => check.score), value: inBoth(() => writeScore(finalScore(fixture, course))) },
    ...describeCourse(fixture, course),
  ];
}

function describeCourse(fixture: Fixture, course: Course): RoundReport['facts'] {
  if ('maps' in course) {
    return course.maps.map(({ line }, index) => ({
      label: inBoth(({ check }) => fill(check.map, { map: index + 1 })),
      value: inBoth(
        (_texts, language) =>
          `${writeScore(pointsOf(line))}（${Array.from(line)
            .map((point) => (point === 'h' ? fixture.home : fixture.away).name[language])
            .join(' ')}）`,
      ),
    }));
  }
  const goals = course.events.filter(({ type }) => type === 'goal');
  return [
    {
      label: inBoth(({ check }) => check.events),
      value: inBoth((texts, language) =>
        goals.length === 0
          ? texts.check.none
          : goals.map(({ minute, side }) => fill(texts.board.goal, { minute, team: fixture[side].name[language] })).join('，'),
      ),
    },
  ];
}

function finalScore({ title }: Fixture, course: Course) {
  if ('events' in course) return countOf(course.events, 'goal');
  return isEsports(title)
    ? mapsOf(
        course.maps.map(({ line }) => line),
        ESPORTS[title],
      )
    : countOf([], 'goal');
}

function inBoth(write: (texts: Texts, language: Language) => string): LocalName {
  return { 'zh-CN': write(zhCN, 'zh-CN'), 'zh-TW': write(zhTW, 'zh-TW') };
}
