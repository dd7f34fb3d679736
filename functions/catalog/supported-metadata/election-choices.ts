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
import { type Choice, listChoices } from './choice.ts';

const toChoice = (id: string): Choice => ({ id, description: namePoint(id) });

/** The closed lists of names of the conditions of elections. */
export const ELECTION_CHOICES = {
  election_signs: SIGNS.map(toChoice),
  election_station_bodies: STATION_BODIES.map(toChoice),
  election_solar_phase_bodies: BODIES_BESIDE_SUN.map(toChoice),
  election_dignity_bodies: CLASSICAL_PLANETS.map(toChoice),
  election_hour_rulers: CHALDEAN_ORDER.map(toChoice),
  election_natal_points: SUBJECT_POINTS.map(toChoice),
  election_angles: ANGLE_POINTS.map(toChoice),
  election_moon_phases: MOON_PHASE_IDS.map((id): Choice => ({ id, description: toPhaseName(id) })),
  election_weekdays: WEEKDAYS.map((id): Choice => ({ id, description: `From midnight to midnight at the place.` })),
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
