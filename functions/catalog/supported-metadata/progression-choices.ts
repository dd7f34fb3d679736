import { ANGLE_METHODS } from '../../../lib/astro/timing/progressions/angles.ts';
import { NAIBOD_MEASURES } from '../../../lib/astro/timing/progressions/arcs.ts';
import { PROGRESSED_ANGLES } from '../../../lib/astro/timing/progressions/moving-point.ts';
import { LIFE_METHODS, RATE_CONVENTIONS } from '../../../lib/astro/timing/progressions/rates.ts';
import { PROGRESSED_EVENT_KINDS, TARGET_CHOICES } from '../../../lib/astro/timing/progressions/search-query.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { TRANSIT_BODY_IDS } from '../../../lib/base/catalog/transit-bodies.ts';
import { listChoices } from './choice.ts';

/** Choices of progressions and arcs. */
export const PROGRESSION_CHOICES = {
  progression_methods: listChoices(LIFE_METHODS, {
    secondary: 'One day after birth is one year of life.',
    tertiary: 'One lunar month after birth is one year of life.',
    minor: 'One lunar month after birth is one month of life.',
    solar_arc: 'What the secondary progressed Sun has moved since the birth is added to every natal point.',
    naibod_arc: 'The mean Sun’s daily motion for each year of life is added to every natal point.',
    lunar_arc: 'What the secondary progressed Moon has moved since the birth is added to every natal point.',
    ascendant_arc: 'What the secondary progressed Ascendant has moved since the birth is added to every natal point.',
  }),
  naibod_measures: listChoices(NAIBOD_MEASURES, {
    longitude: 'Naibod’s arc is added to longitudes.',
    right_ascension: 'Naibod’s arc is added to the right ascensions of degrees of the ecliptic.',
  }),
  rate_conventions: listChoices(RATE_CONVENTIONS, {
    default: 'The rates of `progression_methods`.',
    traditional: 'Tertiary is one day for a lunar month of life, minor one lunar month for a year.',
  }),
  angle_methods: listChoices(ANGLE_METHODS, {
    solar_arc: 'The Midheaven moves as far in longitude as the Sun.',
    naibod: 'The right ascension of the Midheaven moves by the mean Sun’s daily motion for each progressed day.',
    mean_quotidian: 'The angles of the progressed instant.',
  }),
  progressed_points: listChoices([...TRANSIT_BODY_IDS, ...PROGRESSED_ANGLES], namePoint),
  progressed_events: listChoices(PROGRESSED_EVENT_KINDS, {
    aspects: 'A progressed or directed point is in aspect.',
    sign_ingresses: 'It enters a sign.',
    house_ingresses: 'It enters a house of the birth.',
    stations: 'A progressed planet or asteroid turns retrograde or direct.',
    lunations: 'The progressed Moon is new, at a quarter or full.',
    declinations: 'A progressed body is parallel or contraparallel, goes out of bounds or comes back.',
  }),
  progressed_targets: listChoices(TARGET_CHOICES, {
    natal: 'Aspects to natal points.',
    progressed: 'Aspects among progressed points.',
    both: 'Both.',
  }),
};
