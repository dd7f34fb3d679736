import { DATE_PRECISIONS } from '../../../lib/astro/clock/civil-time/calendar.ts';
import { PROGRESSED_METHODS } from '../../../lib/astro/conditions/progressed-spans.ts';
import { PERIOD_LORDS, PERIOD_LOTS, PERIOD_SYSTEMS } from '../../../lib/astro/conditions/time-lord-spans.ts';
import { ECLIPSE_KINDS } from '../../../lib/base/catalog/eclipses.ts';
import { toCanonicalName } from '../../../lib/base/catalog/names.ts';
import { KARANA_NAMES, MOVABLE_KARANAS } from '../../../lib/base/catalog/panchanga.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { CONDITION_YEAR_DAYS } from '../../../lib/requests/conditions/configuration.ts';
import { listChoices } from './choice.ts';
import { LIFE_YEAR_MEANINGS, RATE_MEANINGS } from './timing-choices.ts';

const MOVABLE: readonly string[] = MOVABLE_KARANAS;

/** Closed lists of names of conditions on births, lives and the panchanga. */
export const CONDITION_CHOICES = {
  eclipse_kinds: listChoices(ECLIPSE_KINDS, {
    solar: 'Eclipses of the Sun.',
    lunar: 'Eclipses of the Moon.',
    both: 'Both.',
  }),
  karanas: KARANA_NAMES.map((name) => ({
    id: toCanonicalName(name),
    description: MOVABLE.includes(name)
      ? 'A half tithi that comes eight times in a lunar month.'
      : 'A half tithi next to the new moon, once in a lunar month.',
  })),
  period_systems: listChoices(PERIOD_SYSTEMS, {
    profection: 'A sign for each year of life, as in `/timelords/profections`.',
    firdaria: 'Periods of the planets and nodes, as in `/timelords/firdaria`.',
    releasing: 'Periods of the signs from a lot, as in `/timelords/releasing`.',
    vimshottari: 'The dasha of 120 years.',
    ashtottari: 'The dasha of 108 years.',
    yogini: 'The dasha of 36 years.',
  }),
  period_lords: listChoices(PERIOD_LORDS, namePoint),
  period_lots: listChoices(PERIOD_LOTS, namePoint),
  condition_progressions: listChoices(PROGRESSED_METHODS, RATE_MEANINGS),
  condition_year_days: listChoices(CONDITION_YEAR_DAYS, {
    ...LIFE_YEAR_MEANINGS,
    365.256363: 'The sidereal year, to 6 decimals.',
  }),
  date_precisions: listChoices(DATE_PRECISIONS, {
    day: 'The local day is known.',
    month: 'The month is known.',
    year: 'The year is known.',
  }),
};
