import type { Comparison } from '../../accuracy/comparison.ts';
import { MAPS } from '../../golden/acg/measured.ts';
import { PRINTED_CHARTS } from '../../golden/charts/measured-printed.ts';
import { WHOLE_CHARTS } from '../../golden/charts/measured-whole.ts';
import { COMPOSITES } from '../../golden/comparative/measured.ts';
import { TWO_CENTURIES } from '../../golden/eclipses/measured-centuries.ts';
import { EVENTS, ORBITS } from '../../golden/events/measured.ts';
import { PRACTICE } from '../../golden/local-practice/measured.ts';
import { MOON } from '../../golden/lunar-phase/measured.ts';
import { PLACES } from '../../golden/places/measured.ts';
import { ANGLES } from '../../golden/positions/measured-angles.ts';
import { BODIES, SUN } from '../../golden/positions/measured-bodies.ts';
import { CUSPS } from '../../golden/positions/measured-cusps.ts';
import { PROGRESSIONS } from '../../golden/progressions/measured.ts';
import { PRINTED_PROGRESSION } from '../../golden/progressions/measured-printed.ts';
import { RETURNS } from '../../golden/returns/measured.ts';
import { RISINGS } from '../../golden/rise-set/measured.ts';
import { STARS } from '../../golden/stars/measured.ts';
import { CLOCKS } from '../../golden/time-zones/measured.ts';
import { INGRESSES } from '../../golden/transits/measured.ts';
import { VENUS } from '../../golden/venus/measured.ts';

/** Comparisons of one theme, with their meaning for readers of charts. */
interface Chapter {
  readonly title: string;
  readonly meaning: string;
  readonly comparisons: readonly Comparison[];
}

/** Everything that is compared with an outside source, in the order of the page. */
export const CHAPTERS: readonly Chapter[] = [
  {
    title: 'Planets',
    meaning:
      'Charts print minutes of arc (60″), some of them seconds. The Sun moves 0.04″ in one second of time and the Moon 0.5″, so 0.01″ is less than any birth certificate can tell. The rows of astronomy-engine say how far that library is off, which promises no more than 60″: they show that no body and no century goes astray.',
    comparisons: [...SUN, ...BODIES],
  },
  {
    title: 'Angles and houses',
    meaning:
      'The Midheaven moves about 15″ in a second of time, the Ascendant in high latitudes several times that: 0.01″ of either is less than a thousandth of a second of birth time. Cusps are compared with what defines the system, from the same sidereal time. Placidus has no closed formula and is iterated; that ends at 0.004″.',
    comparisons: [...ANGLES, ...CUSPS],
  },
  {
    title: 'Fixed stars',
    meaning:
      'The Almanac rounds right ascension to 0.1 s and declination to 1″, together up to 0.9″: what remains is that rounding, a four-thousandth of the degree of orb that a star may be given.',
    comparisons: STARS,
  },
  {
    title: 'Whole charts',
    meaning: 'A chart passes through everything: the clock of its place, the houses, the bodies.',
    comparisons: [...PRINTED_CHARTS, ...WHOLE_CHARTS, ...COMPOSITES],
  },
  {
    title: 'Progressions',
    meaning:
      'By Naibod’s measure, 59′08″ a year, an angle progresses by 1″ in two and a half hours of life. What astro.com prints is rounded to whole seconds, which is up to 0.5″.',
    comparisons: [...PRINTED_PROGRESSION, ...PROGRESSIONS],
  },
  {
    title: 'Phases of the Moon',
    meaning: 'The Moon gains on the Sun by half a second of arc in each second of time.',
    comparisons: MOON,
  },
  {
    title: 'Eclipses',
    meaning:
      'NASA’s catalogs are among the published values above: all types agree, and in six centuries between −1999 and 2700 there are as many of each type as NASA counts. astronomy-engine is off by what its Moon is.',
    comparisons: TWO_CENTURIES,
  },
  {
    title: 'Returns',
    meaning: 'A return is as exact as the two places it compares: 1″ of the Sun is 24 s, 1″ of the Moon 2 s.',
    comparisons: RETURNS,
  },
  {
    title: 'Transits, stations and apsides',
    meaning:
      'None is missing and none is extra; the tests assert that too. Beside its station an outer planet takes half an hour for the few seconds of arc that astronomy-engine is off; beside its apsis it takes days, and the distance tells more.',
    comparisons: [...INGRESSES, ...EVENTS, ...ORBITS],
  },
  {
    title: 'Rising, setting and transits',
    meaning:
      'Both libraries are given the same altitude of the center: 50′ below the horizon for the Sun, 34′ for planets, 34′ and the radius for the Moon. What differs is their places: near the polar circle a body takes seconds to rise by the second of arc that they differ. The true air differs by minutes.',
    comparisons: RISINGS,
  },
  {
    title: 'The cycle of Venus',
    meaning: 'astronomy-engine is good to some seconds of arc, which Venus takes minutes for where she is slow.',
    comparisons: VENUS,
  },
  {
    title: 'Astrocartography',
    meaning:
      '0.006° on the map is some 700 m, or a second and a half of birth time. The error is mostly the other library’s: its places of the planets are good to a minute of arc.',
    comparisons: MAPS,
  },
  {
    title: 'Clocks and places',
    meaning:
      'An hour of error in the clock turns the Ascendant by half a sign, so this table matters more than all above. The history of clocks is that of the IANA database, with the separate histories before 1970 that most computers leave out. Where a place kept another clock than the city of its zone, a rule of local practice decides; the next table says how sure the rules are. Whether the record itself is right for a small place long ago, nobody can assert.',
    comparisons: [...CLOCKS, ...PRACTICE, ...PLACES],
  },
];
