import type { Example } from '../../lib/contract/endpoint.ts';
import { EXAMPLE_PLACES, example, exampleAsRows } from '../../lib/requests/examples.ts';
import type { contracts } from './contract.ts';

const { tokyo, ...places } = EXAMPLE_PLACES;

const london = { name: 'London', birth_datetime: { iso: '1985-07-13T17:45:00' }, birth_location: places.london };
const newYork = { name: 'New York', birth_datetime: { iso: '1990-02-16T13:30:00' }, birth_location: places.newYork };
const suva = { name: 'Suva', birth_datetime: { iso: '1990-06-15T14:30:00' }, birth_location: places.suva };
const apia = { name: 'Apia', birth_datetime: { iso: '1992-03-01T08:00:00' }, birth_location: places.apia };
const beyondTheFiles = { ...apia, name: 'Too late', birth_datetime: { iso: '4000-06-15T14:30:00' } };

const timeUnknown = {
  name: 'Time unknown',
  birth_datetime: { iso: '1990-02-16' },
  birth_location: places.newYork,
  birth_time_known: false,
};

const modern = { object_set: 'modern_10' };
const traditional = { object_set: 'traditional_7' };
const moment = { iso: '2026-01-01T12:00:00Z' };

/** Requests that show what each endpoint does. */
export const examples: Readonly<Record<keyof typeof contracts, readonly Example[]>> = {
  synastry: [
    example('ordinary', 'Two births', { subject_a: newYork, subject_b: london, configuration: modern }),
    example('oneTimeUnknown', 'The time of one birth is not known: only the other has houses', {
      subject_a: timeUnknown,
      subject_b: london,
      configuration: traditional,
    }),
    exampleAsRows('Two births as rows', { subject_a: newYork, subject_b: london, configuration: modern }),
  ],
  composite: [
    example('midpoint', 'Midpoint composite of two births', { subjects: [newYork, london], configuration: modern }),
    example('midpointHouses', 'Midpoint composite whose Ascendant, cusps and lots are midpoints too', {
      subjects: [newYork, london],
      house_method: 'midpoint',
      configuration: modern,
      options: { include_hermetic_lots: true },
    }),
    example('davison', 'Davison chart of two births on either side of the date line', {
      subjects: [suva, apia],
      method: 'davison',
      place_method: 'great_circle',
    }),
    example('threeAtOnePlace', 'Three births, with the houses of the place where they live', {
      subjects: [newYork, london, suva],
      location: { latitude: 48.8566, longitude: 2.3522, timezone: { iana_name: 'Europe/Paris' } },
      options: { verbosity: 'detailed', include_hermetic_lots: true },
    }),
    example('oneTimeUnknown', 'Without the birth time of every subject there are no houses', {
      subjects: [london, timeUnknown],
      configuration: traditional,
    }),
    exampleAsRows('A composite as rows', { subjects: [newYork, london], configuration: modern }),
  ],
  'natal-transits': [
    example('atAMoment', 'Transits of a moment in UTC', {
      subject: london,
      transit_datetime: moment,
      configuration: modern,
    }),
    example('now', 'Transits of this moment', { subject: london, configuration: traditional }),
    example('elsewhere', 'Transits of a local time at another place', {
      subject: london,
      transit_datetime: { iso: '2026-01-01T12:00:00' },
      location: tokyo,
      configuration: modern,
    }),
    exampleAsRows('Transits as rows', { subject: london, transit_datetime: moment, configuration: modern }),
  ],
  'tri-wheel': [
    example('atAMoment', 'Secondary progression and transits of a moment', {
      subject: london,
      target_datetime: moment,
      configuration: modern,
    }),
    example('solarArc', 'Solar arc in place of the progression, with wider orbs', {
      subject: london,
      target_datetime: moment,
      configuration: { ...modern, progression_method: 'solar_arc' },
      options: { orbs: { conjunction: 3 }, progressed_orbs: { conjunction: 1.5 } },
    }),
    exampleAsRows('Three charts as rows', { subject: london, target_datetime: moment, configuration: traditional }),
  ],
  'synastry-batch': [
    example('two', 'One birth and two others', {
      subject_a: newYork,
      subjects: [london, suva],
      configuration: traditional,
    }),
    example('oneFails', 'A moment outside the ephemeris fails only its own place', {
      subject_a: newYork,
      subjects: [beyondTheFiles, london],
      configuration: traditional,
    }),
    exampleAsRows('Two comparisons as rows', { subject_a: newYork, subjects: [london, apia], configuration: modern }),
  ],
};
