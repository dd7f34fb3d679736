import { separationDeg } from '../../../lib/base/units/angle.ts';
import type { Comparison } from '../../accuracy/comparison.ts';
import { type Measured, tallyAll } from '../../accuracy/tally.ts';
import { chartAt, place } from '../../functions/natal/birth.ts';

/** 1 January 2000, 10:00, 32°43′ N 117°09′ W. */
export const castSanDiego = () =>
  chartAt({ iso: '2000-01-01T10:00' }, place(32 + 43 / 60, -(117 + 9 / 60), 'America/Los_Angeles'), {
    configuration: { object_set: 'custom', objects: ['sun', 'juno', 'part_of_fortune'] },
    options: { verbosity: 'detailed', decimal_places: 8 },
  });

/** Degrees of an angle written with a sign, degrees, minutes and seconds: `-23°00'45"`. */
function parseSexagesimal(text: string): number {
  const [degrees = 0, minutes = 0, seconds = 0] = (text.match(/\d+/g) ?? []).map(Number);
  return (text.startsWith('-') ? -1 : 1) * (degrees + minutes / 60 + seconds / 3600);
}

async function sanDiego(): Promise<Measured> {
  const { planets, houses } = await castSanDiego();
  const published: readonly (readonly [name: string, actualDeg: number, printed: string])[] = [
    ['first cusp', houses.first.sign_longitude, `05°36'38"`],
    ['second cusp', houses.second.sign_longitude, `17°59'40"`],
    ['Sun', planets.sun.sign_longitude, `10°37'26"`],
    ['latitude of the Sun', planets.sun.latitude, `00°00'01"`],
    ['speed of the Sun', planets.sun.longitude_speed, `01°01'10"`],
    ['declination of the Sun', planets.sun.declination, `-23°00'45"`],
    ['Juno', planets.juno.sign_longitude, `08°05'21"`],
    ['latitude of Juno', planets.juno.latitude, `09°26'57"`],
    ['speed of Juno', planets.juno.longitude_speed, `00°22'21"`],
    ['declination of Juno', planets.juno.declination, `-13°45'30"`],
    ['Fortune', planets.part_of_fortune.sign_longitude, `11°18'41"`],
  ];
  return tallyAll(published.map(([, actual, printed]) => separationDeg(actual, parseSexagesimal(printed)) * 3600));
}

/** Charts as they are printed. */
export const PRINTED_CHARTS: readonly Comparison[] = [
  {
    quantity: 'Chart of San Diego: Ascendant, Sun, Juno and Fortune, with latitude, speed and declination',
    against: 'astroCom',
    span: '2000',
    unit: '″',
    count: 11,
    limit: 1,
    measure: sanDiego,
  },
];
