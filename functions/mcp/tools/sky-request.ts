import { MomentText } from '../input/moment.ts';
import { type PlaceInput, PlaceText } from '../input/place.ts';
import { chartSettingsShape } from '../input/settings.ts';
import type { ArgumentOfMember } from '../tool-failure.ts';
import type { ChartData } from './answer-parts.ts';

/** Arguments that name a moment of the sky. */
export const skyInputShape = {
  at: MomentText.optional(),
  place: PlaceText.optional(),
  zodiac: chartSettingsShape.zodiac,
};

/** Positions are geocentric, so any place serves where none is given; its houses are left out. This one is Greenwich. */
const ANY_PLACE = { latitude: 51.48, longitude: 0 };

/** Warnings about a birth: a moment of the sky may lie in the future. */
const BIRTH_WARNINGS: readonly string[] = ['BirthInTheFuture'];

/** The warnings of a chart that concern a moment of the sky. */
export const selectSkyWarnings = (warnings: ChartData['warnings']): ChartData['warnings'] =>
  warnings.filter(({ code }) => !BIRTH_WARNINGS.includes(code));

interface SkyMoment {
  readonly at: string | undefined;
  readonly place: PlaceInput | undefined;
}

/** A subject for a moment of the sky: local time at the place, or UTC without one; a date alone is 00:00. */
export function toSkyRequest({ at, place }: SkyMoment, now: Date) {
  const moment = at === undefined ? now.toISOString() : completeTime(at);
  const iso = place === undefined ? withOffset(moment) : moment;
  const names: readonly ArgumentOfMember[] = [
    { member: 'subject.birth_datetime', argument: 'at' },
    { member: 'subject.birth_location', argument: 'place', moveTo: (name) => name },
  ];
  return { subject: { name: '', birth_datetime: { iso }, birth_location: place ?? ANY_PLACE }, names };
}

const completeTime = (iso: string): string => (iso.includes('T') ? iso : `${iso}T00:00`);

const withOffset = (iso: string): string =>
  /(?:Z|[+-]\d{2}:?\d{2}(?::?\d{2})?)$/.test(iso.slice(iso.indexOf('T'))) ? iso : `${iso}Z`;
