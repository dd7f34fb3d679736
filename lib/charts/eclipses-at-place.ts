import type { Ephemeris } from '../astro/port.ts';
import {
  computeLunarCircumstances,
  computeSolarCircumstances,
  type LocalCircumstances,
  type LocalSolarCircumstances,
} from '../astro/sky/events/eclipses/local.ts';
import type { LunarEclipse, SolarEclipse } from '../astro/sky/events/eclipses.ts';
import { locateErrors } from './domain-problems.ts';
import type { PlaceWithClock } from './local-days.ts';

/** Circumstances at a place, and its clock. */
export interface AtPlace<Circumstances> extends Pick<PlaceWithClock, 'clock'> {
  readonly circumstances: Circumstances;
}

type At = Pick<PlaceWithClock, 'place' | 'clock'>;

/** A solar eclipse at the place of a request. @throws Problem `DatetimeOutOfRange` within a day of the ends of the files */
export const seeSolarEclipse = (
  ephemeris: Ephemeris,
  eclipse: SolarEclipse,
  { place, clock }: At,
): AtPlace<LocalSolarCircumstances> => ({
  clock,
  circumstances: locateErrors(TIME, () => computeSolarCircumstances(ephemeris, eclipse, place)),
});

/** A lunar eclipse at the place of a request. @see seeSolarEclipse */
export const seeLunarEclipse = (
  ephemeris: Ephemeris,
  eclipse: LunarEclipse,
  { place, clock }: At,
): AtPlace<LocalCircumstances> => ({
  clock,
  circumstances: locateErrors(TIME, () => computeLunarCircumstances(ephemeris, eclipse, place)),
});

const TIME = { time: 'body.start_date' } as const;
