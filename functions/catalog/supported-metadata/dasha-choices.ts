import {
  ABHIJIT_CHOICES,
  DASHA_BALANCES,
  DASHA_STARTS,
  DASHA_SYSTEMS,
  DASHA_TERMS,
  DASHA_YEARS,
} from '../../../lib/base/catalog/dashas.ts';
import { HORA_CHOICES, SEASON_ZODIACS } from '../../../lib/base/catalog/panchanga.ts';
import { listChoices } from './choice.ts';
import { HOUR_MEANINGS } from './sky-choices.ts';

/** Closed lists of requests for dashas and for the panchanga. */
export const DASHA_CHOICES = {
  dasha_systems: listChoices(DASHA_SYSTEMS, (system) => {
    const years = DASHA_TERMS[system].reduce((sum, term) => sum + term.years, 0);
    const start = system === 'ashtottari' ? ', from groups of nakshatras' : '';
    return `${DASHA_TERMS[system].length} lords, ${years} years${start}.`;
  }),
  dasha_years: listChoices(DASHA_YEARS, (year) =>
    year === 'solar' ? 'True returns of the Sun in the sidereal zodiac.' : `${year} days.`,
  ),
  dasha_balances: listChoices(DASHA_BALANCES, {
    longitude: 'By the degrees of its stars that the starting point has crossed.',
    time: 'By the time that the Moon has been in them.',
  }),
  dasha_starts: listChoices(DASHA_STARTS, {
    moon: 'The nakshatra of the Moon.',
    ascendant: 'The nakshatra of the Ascendant.',
  }),
  abhijit_choices: listChoices(ABHIJIT_CHOICES, {
    counted: 'A fourth star of Saturn in ashtottari.',
    not: 'Three stars of Saturn in ashtottari.',
  }),
  season_zodiacs: listChoices(SEASON_ZODIACS, {
    sidereal: 'Ayana and ritu by the sidereal signs of the Sun.',
    tropical: 'Ayana and ritu by solstices and equinoxes.',
  }),
  hora_choices: listChoices(HORA_CHOICES, { none: 'No horas.', ...HOUR_MEANINGS }),
};
