import type { Chart } from '../../../lib/astro/chart/cast.ts';
import type { NodeSource } from '../../../lib/astro/chart/settings.ts';
import { type GrahaPosition, RAHU_OBJECTS } from '../../../lib/astro/indian/grahas.ts';
import { findKarakas } from '../../../lib/astro/indian/karakas.ts';
import { findNakshatra } from '../../../lib/astro/indian/nakshatra.ts';
import { type NamedVargaMethod, placeInVarga } from '../../../lib/astro/indian/vargas.ts';
import { signOf } from '../../../lib/astro/sky/zodiac/sign-position.ts';
import type { KarakaCount } from '../../../lib/base/catalog/grahas.ts';
import type { Varga } from '../../../lib/base/catalog/vargas.ts';
import { type LongitudeDeg, longitudeDeg } from '../../../lib/base/units/angle.ts';
import { createWarning, type Warning } from '../../../lib/base/warning.ts';
import { formatList } from '../../../lib/charts/format-list.ts';
import type { SubjectWithDay } from '../../../lib/charts/subject.ts';

/** A varga with the method that its signs are counted by. */
export interface ChosenVarga {
  readonly varga: Varga;
  readonly method: NamedVargaMethod;
}

interface DayOfChart {
  readonly chart: Chart;
  readonly grahas: readonly GrahaPosition[];
  readonly vargas: readonly ChosenVarga[];
  readonly node: NodeSource;
  readonly karakaCount: KarakaCount;
}

type DayRange = readonly [LongitudeDeg, LongitudeDeg];

/** Warnings about what the unknown time of birth decides: the Moon's nakshatra and pada, signs, and the karakas. */
export function createDayWarnings(day: SubjectWithDay['day'], of: DayOfChart): readonly Warning[] {
  if (!day) return [];
  const { chart, grahas, node } = of;
  const { ephemeris, frame } = chart.context;
  const ranges = grahas.map(({ id }): readonly [string, DayRange] => {
    const body = id === 'rahu' || id === 'ketu' ? RAHU_OBJECTS[node] : id;
    const shiftDeg = id === 'ketu' ? 180 : 0;
    const at = (moment: typeof day.fromJdUt) => longitudeDeg(ephemeris.longitude(body, moment, frame) + shiftDeg);
    return [id, [at(day.fromJdUt), at(day.toJdUt)]];
  });
  const moon = ranges.find(([id]) => id === 'moon');
  return [
    ...(moon ? createMoonWarnings(moon[1]) : []),
    ...createSignWarnings(ranges),
    ...createVargaWarnings(ranges, of),
    ...createKarakaWarnings(ranges, of),
  ];
}

function createMoonWarnings(range: DayRange): readonly Warning[] {
  const [first, last] = range.map((longitude) => {
    const { name, pada } = findNakshatra(longitude);
    return `${name} ${pada}`;
  });
  if (first === last) return [];
  const message = `The Moon goes from ${first} to ${last} (nakshatra and pada) on the day of birth.`;
  return [createWarning('BirthTimeDecides', message)];
}

type Ranges = readonly (readonly [string, DayRange])[];

const changesSign = (range: DayRange): boolean => signOf(range[0]) !== signOf(range[1]);

function createSignWarnings(ranges: Ranges): readonly Warning[] {
  const changes = ranges.flatMap(([id, range]) =>
    changesSign(range) ? [`${id} (${range.map(signOf).join(' or ')})`] : [],
  );
  if (changes.length === 0) return [];
  const message = `The sign, and with it state, drishti and friendships, depends on the time of birth for ${formatList(changes)}.`;
  return [createWarning('BirthTimeDecides', message)];
}

function createKarakaWarnings(ranges: Ranges, { grahas, karakaCount }: DayOfChart): readonly Warning[] {
  const orderAt = (end: 0 | 1): readonly string[] => {
    const moved = grahas.map((graha) => {
      const range = ranges.find(([id]) => id === graha.id)?.[1];
      return { ...graha, longitudeDeg: range?.[end] ?? graha.longitudeDeg };
    });
    return findKarakas(moved, karakaCount).map(({ body }) => body);
  };
  const [first, last] = [orderAt(0), orderAt(1)];
  // Whoever changes sign is the first karaka in between, and then the last.
  const isSettled =
    first.every((body, index) => body === last[index]) &&
    !ranges.some(([id, range]) => first.includes(id) && changesSign(range));
  return isSettled ? [] : [createWarning('BirthTimeDecides', 'The karakas depend on the time of birth.')];
}

function createVargaWarnings(ranges: Ranges, { vargas }: DayOfChart) {
  const changes = ranges.flatMap(([id, range]) => {
    const changed = vargas.filter(({ varga, method }) => {
      if (varga === 1) return false;
      const [first, last] = range.map((longitude) => placeInVarga(longitude, varga, method).sign);
      // Where the day holds a whole round of the parts, equal ends say nothing.
      const dayDeg = Math.abs(longitudeDeg(range[1] - range[0] + 180) - 180);
      return first !== last || dayDeg > 30 / varga;
    });
    return changed.length === 0 ? [] : [`${id} in ${formatList(changed.map(({ varga }) => `d${varga}`))}`];
  });
  if (changes.length === 0) return [];
  const message = `The sign depends on the time of birth for ${changes.join('; ')}.`;
  return [createWarning('BirthTimeDecides', message)];
}
