import { separationDeg } from '../../../lib/base/units/angle.ts';
import type { Comparison } from '../../accuracy/comparison.ts';
import { type Measured, tallyAll } from '../../accuracy/tally.ts';
import { chartAt, place } from '../../functions/natal/birth.ts';
import { type Printed, parseSexagesimal, toDegrees } from './place.ts';

/** 1 July 1961, 19:45 British summer time, 52°50′ N 0°30′ E. */
export const castDiana = () => chartAt({ iso: '1961-07-01T19:45' }, place(52 + 50 / 60, 0.5, 'Europe/London'));

/** mojan.com, whole minutes. */
export const BODIES: Readonly<Record<string, Printed>> = {
  sun: '9 Can 40',
  moon: '25 Aqu 02',
  mercury: '3 Can 12',
  venus: '24 Tau 24',
  mars: '1 Vir 39',
  jupiter: '5 Aqu 06',
  saturn: '27 Cap 49',
  uranus: '23 Leo 20',
  neptune: '8 Sco 38',
  pluto: '6 Vir 03',
  true_node: '28 Leo 11',
};
const CUSPS: Readonly<Record<string, Printed>> = {
  first: '18 Sag 25',
  second: '29 Cap 49',
  third: '18 Pis 22',
  fifth: '16 Tau 03',
  sixth: '3 Gem 18',
  tenth: '23 Lib 03',
};
/** astrologyclub.org, whole minutes. */
const FURTHER: Readonly<Record<string, Printed>> = {
  chiron: '6 Pis 28',
  ceres: '10 Tau 38',
  pallas: '25 Pis 38',
  juno: '26 Pis 44',
  vesta: '13 Tau 19',
  mean_node: '29 Leo 43',
};

async function diana(): Promise<Measured> {
  const { planets, houses } = await castDiana();
  const arcminutes = (
    of: Readonly<Record<string, { longitude: number }>>,
    printed: Readonly<Record<string, Printed>>,
  ) =>
    Object.entries(printed).map(([id, text]) => separationDeg(of[id]?.longitude ?? Number.NaN, toDegrees(text)) * 60);
  return tallyAll([...arcminutes(planets, { ...BODIES, ...FURTHER }), ...arcminutes(houses, CUSPS)]);
}

/** 1 January 2000, 10:00, 32°43′ N 117°09′ W. */
export const castSanDiego = () =>
  chartAt({ iso: '2000-01-01T10:00' }, place(32 + 43 / 60, -(117 + 9 / 60), 'America/Los_Angeles'), {
    configuration: { object_set: 'custom', objects: ['sun', 'juno', 'part_of_fortune'] },
    options: { verbosity: 'detailed', decimal_places: 8 },
  });

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
    quantity: 'Chart of Diana Spencer: bodies, asteroids and cusps',
    against: 'printedChart',
    span: '1961',
    unit: '′',
    count: 23,
    limit: 1,
    measure: diana,
  },
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
