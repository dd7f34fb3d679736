import manifest from '../../../package.json' with { type: 'json' };
import type { ContestantName } from './orders.ts';
import peers from './package.json' with { type: 'json' };
import type { WorkName } from './works.ts';

/** How a work is called where its figures are told. */
export const WORK_TITLES: Readonly<Record<WorkName, string>> = {
  natal: 'natal chart',
  batch: 'batch of 50 charts',
  transits: 'transits of a year',
  ingresses: 'ingresses of a year',
  solarReturn: 'solar return',
  acg: 'astrocartography',
};

/** What each work is, for everyone alike. */
export const WORK_MEANINGS: Readonly<Record<WorkName, string>> = {
  natal:
    'Sun to Pluto, the Moon’s nodes, Ascendant, Midheaven, twelve Placidus cusps, the five major aspects; each time another birth of 1926 to 2026, from 60° south to 60° north',
  batch: 'the same for 50 births: one request here, one call after the other elsewhere',
  transits: 'when Jupiter and Saturn are in one of the five major aspects to five natal points, in 366 days',
  ingresses: 'when Sun and Mercury to Pluto pass from sign to sign, in 366 days',
  solarReturn: 'when the Sun is back at its natal degree, in 366 days',
  acg: 'where Sun to Pluto rise, culminate, set and anti-culminate on the Earth',
};

/** Who is who, with the versions that are measured. */
export const CONTESTANT_TITLES: Readonly<Record<ContestantName, string>> = {
  natal: manifest.name,
  'engine-alone': 'bare engine calls',
  caelus: `caelus ${peers.devDependencies.caelus}`,
  celestine: `celestine ${peers.devDependencies.celestine}`,
  'circular-natal-horoscope': `circular-natal-horoscope-js ${peers.devDependencies['circular-natal-horoscope-js']}`,
  'astronomy-engine': `astronomy-engine ${manifest.devDependencies['astronomy-engine']}`,
};

/** What a reader of its figures should know of each. */
export const CONTESTANT_NOTES: Readonly<Record<ContestantName, string>> = {
  natal:
    'the whole request, event in and JSON out, its log line included; searches begin with nothing kept from an earlier one',
  'engine-alone':
    'straight into Swiss Ephemeris, nothing checked and made nothing of: of a chart each body and the cusps, of a map each body’s place on the equator, which are the least that can be asked; of a search one place a day, as a plain one asks: natal asks less often and interpolates, so that it can be below',
  caelus:
    'loaded with its Moon of 1920 to 2080. `chart`, which adds Chiron; `crossings` of every degree that makes an aspect or a sign, which finds moments and no orbs; `solarReturn`; `astrocartography`, lines as numbers, a point for each degree of latitude',
  celestine:
    '`calculateChart`; `searchTransits`, with orbs; `calculateAllIngressesForBodies` with the signs as houses. Its transit search finds no conjunctions and no oppositions, so that it has no solar returns; it has no astrocartography',
  'circular-natal-horoscope':
    '`Horoscope`, which adds Chiron, Sirius and Lilith and finds the time zone itself; charts are all it does. It reads whole minutes for houses and rounds to 0.0001°',
  'astronomy-engine':
    '`SearchSunLongitude`, and places: it knows no nodes, houses, aspects or signs. That search looks at a handful of moments, as the Sun never turns back',
};
