import { SOLAR_PHASE_NAMES } from '../../../lib/astro/chart/analysis/solar-phase-name.ts';
import { STATION_TYPES } from '../../../lib/astro/sky/events/event.ts';
import { CHALDEAN_ORDER } from '../../../lib/astro/sky/rising/planetary-hours.ts';
import {
  BODIES_BESIDE_SUN,
  MOON_PHASE_IDS,
  SECTS,
  STATION_BODIES,
  toPhaseName,
} from '../../../lib/astro/timing/elections/choices.ts';
import { WEEKDAYS } from '../../../lib/astro/timing/elections/clock-spans.ts';
import { ANGLE_POINTS } from '../../../lib/astro/timing/elections/house-spans.ts';
import { CLASSICAL_PLANETS } from '../../../lib/base/catalog/dignities.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { SIGNS } from '../../../lib/base/catalog/signs.ts';
import { SUBJECT_POINTS } from '../../../lib/base/catalog/subject-objects.ts';
import { listChoices } from './choice.ts';

/** The closed lists of names of the conditions of elections. */
export const ELECTION_CHOICES = {
  election_signs: listChoices(SIGNS, namePoint),
  election_station_bodies: listChoices(STATION_BODIES, namePoint),
  election_solar_phase_bodies: listChoices(BODIES_BESIDE_SUN, namePoint),
  election_dignity_bodies: listChoices(CLASSICAL_PLANETS, namePoint),
  election_hour_rulers: listChoices(CHALDEAN_ORDER, namePoint),
  election_natal_points: listChoices(SUBJECT_POINTS, namePoint),
  election_angles: listChoices(ANGLE_POINTS, namePoint),
  election_moon_phases: listChoices(MOON_PHASE_IDS, toPhaseName),
  election_weekdays: listChoices(WEEKDAYS, () => 'From midnight to midnight at the place.'),
  election_motions: listChoices(STATION_TYPES, {
    retrograde: 'The longitude decreases.',
    direct: 'The longitude grows.',
  }),
  election_solar_phases: listChoices(SOLAR_PHASE_NAMES, {
    cazimi: 'At most 17′ from the Sun in longitude.',
    combust: 'At most 8°30′ from the Sun, and not cazimi.',
    under_beams: 'At most 17° from the Sun, and not combust.',
    free: 'Farther from the Sun.',
  }),
  election_sects: listChoices(SECTS, {
    day: 'The center of the Sun is on or above the true horizon.',
    night: 'The center of the Sun is below the true horizon.',
  }),
};
