import { EXAMPLE_PLACES } from '../examples.ts';

const { paris } = EXAMPLE_PLACES;

/** Example requests of the natal chart, used in its documentation and in the schema catalog. */
export const NATAL_EXAMPLES = [
  {
    name: 'ordinary',
    summary: 'An ordinary birth',
    body: {
      subject: { name: 'Example', birth_datetime: { iso: '1990-06-15T14:30:00' }, birth_location: paris },
      configuration: { house_system: 'P', object_set: 'modern_10' },
    },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'The same as rows',
    query: { format: 'llm_v2' },
    body: { subject: { name: 'Example', birth_datetime: { iso: '1990-06-15T14:30:00' }, birth_location: paris } },
  },
  {
    name: 'simple',
    summary: 'In short: Sun to Pluto, cusps and angles',
    query: { preset: 'simple' },
    body: {
      subject: {
        name: 'Example',
        birth_datetime: { year: 1945, month: 7, day: 1, hour: 12 },
        birth_location: { latitude: 59.9139, longitude: 10.7522, timezone: { iana_name: 'Europe/Oslo' } },
      },
    },
  },
  {
    name: 'siderealDetailed',
    summary: 'Sidereal, whole signs, with dignities and lots',
    body: {
      subject: {
        name: 'India',
        birth_datetime: { iso: '1947-08-15T00:00:00' },
        birth_location: {
          latitude: { decimal: 28.6139 },
          longitude: { decimal: 77.209 },
          timezone: { iana_name: 'Asia/Kolkata' },
        },
      },
      configuration: { zodiac_type: 'sidereal', ayanamsa: 'lahiri', house_system: 'W', object_set: 'traditional_7' },
      options: { verbosity: 'detailed', include_hermetic_lots: true },
    },
  },
  {
    name: 'timeUnknown',
    summary: 'The time of birth is not known',
    body: {
      subject: {
        name: 'Leonardo da Vinci',
        birth_datetime: { iso: '1452-04-15', calendar: 'julian' },
        birth_location: {
          latitude: { decimal: 43.787 },
          longitude: { decimal: 10.927 },
          timezone: { iana_name: 'Europe/Rome' },
        },
        birth_time_known: false,
      },
    },
  },
  {
    name: 'timeUncertain',
    summary: 'The time of birth is known to a quarter of an hour: what may differ',
    body: {
      subject: { name: 'Example', birth_datetime: { iso: '1990-06-15T14:30:00' }, birth_location: paris },
      configuration: { object_set: 'traditional_7' },
      options: { time_uncertainty_minutes: 15 },
    },
  },
  {
    name: 'sectors',
    summary: 'The 36 Gauquelin sectors in place of houses',
    body: {
      subject: { name: 'Example', birth_datetime: { iso: '1990-06-15T14:30:00' }, birth_location: paris },
      configuration: { house_system: 'G', object_set: 'traditional_7' },
    },
  },
  {
    name: 'zoneFromCoordinates',
    summary: 'The time zone is looked up from the coordinates',
    body: {
      subject: {
        name: 'Example',
        birth_datetime: { iso: '1945-07-01T12:00:00' },
        birth_location: { latitude: { decimal: 59.9139 }, longitude: { decimal: 10.7522 }, timezone: {} },
      },
    },
  },
] as const;
