import { DISTANCE_DECIMALS, roundTo } from '../../../lib/answers/rounding.ts';
import type { CatalogBodyId } from '../../../lib/catalog/bodies.ts';
import { SIGNS, type Sign } from '../../../lib/catalog/signs.ts';
import { type GeocentricSky, longitudeAt, stateAt } from '../../../lib/domain/longitude-model/geocentric-sky.ts';
import { KILOMETRES_PER_AU } from '../../../lib/domain/lunar/illumination.ts';
import type { SkyEvent } from '../../../lib/domain/timeline/event.ts';
import type { ResultPage } from '../../../lib/domain/transits/pagination.ts';
import { DEG_PER_SIGN } from '../../../lib/domain/zodiac/sign-position.ts';
import { type JdUt, SECONDS_PER_DAY } from '../../../lib/units/time.ts';
import { toLunarEclipseRecord, toSolarEclipseRecord } from './eclipse-details.ts';
import type { EventRecord } from './event-records.ts';
import type { EventsResponse } from './schema.ts';
import { shownInstant, toSignAndLongitude } from './sky-places.ts';

const SECONDS_DECIMALS = 3;
const KILOMETRE_DECIMALS = 1;

type EventOf<Type extends SkyEvent['type']> = Extract<SkyEvent, { type: Type }>;
type RecordOf<Type extends EventRecord['type']> = Extract<EventRecord, { type: Type }>;

/** What of each kind is told beside its type and moment. */
const TO_RECORD: {
  readonly [Type in SkyEvent['type']]: (
    event: EventOf<Type>,
    sky: GeocentricSky,
  ) => Omit<RecordOf<Type>, 'type' | 'exact_datetime'>;
} = {
  station: ({ body, motion, moment }, sky) => ({
    planet: body,
    ...placeOf(sky, body, moment),
    details: { motion },
  }),
  ingress: ({ body, sign, fromSign, retrograde }) => ({
    planet: body,
    sign,
    longitude: startOf(retrograde ? fromSign : sign),
    details: { from_sign: fromSign, retrograde },
  }),
  lunation: ({ phase, lunation, moment }, sky) => ({
    planet: 'moon',
    planet2: 'sun',
    ...placeOf(sky, 'moon', moment),
    details: { phase, lunation_number: lunation },
  }),
  eclipse_solar: ({ eclipse }) => toSolarEclipseRecord(eclipse),
  eclipse_lunar: ({ eclipse }) => toLunarEclipseRecord(eclipse),
  aspect: ({ body, other, aspect, pass, moment }, sky) => {
    const [first, second] = [movingPlaceOf(sky, body, moment), movingPlaceOf(sky, other, moment)];
    return {
      planet: body,
      planet2: other,
      aspect,
      ...first.place,
      details: {
        planet2_sign: second.place.sign,
        planet2_longitude: second.place.longitude,
        planet_retrograde: first.isRetrograde,
        planet2_retrograde: second.isRetrograde,
        pass: pass ?? null,
      },
    };
  },
  void_of_course: ({ sign, nextSign, moment, endsAt, last }, sky) => ({
    planet: 'moon',
    sign,
    longitude: last ? placeOf(sky, 'moon', moment).longitude : startOf(sign),
    details: {
      ...(last && { last_aspect: { planet: last.body, aspect: last.aspect } }),
      ends_at: shownInstant(endsAt),
      next_sign: nextSign,
      duration_seconds: roundTo((endsAt - moment) * SECONDS_PER_DAY, SECONDS_DECIMALS),
    },
  }),
  apsis: ({ body, apsis, distanceAu, moment }, sky) => ({
    planet: body,
    ...placeOf(sky, body, moment),
    details: {
      apsis,
      distance_au: roundTo(distanceAu, DISTANCE_DECIMALS),
      distance_km: roundTo(distanceAu * KILOMETRES_PER_AU, KILOMETRE_DECIMALS),
    },
  }),
  node_crossing: ({ body, node, moment }, sky) => ({
    planet: body,
    ...placeOf(sky, body, moment),
    details: { node },
  }),
};

function toEventRecord(event: SkyEvent, sky: GeocentricSky): EventRecord {
  const tell = TO_RECORD[event.type] as (
    event: SkyEvent,
    sky: GeocentricSky,
  ) => Omit<EventRecord, 'type' | 'exact_datetime'>;
  return { type: event.type, exact_datetime: shownInstant(event.moment), ...tell(event, sky) } as EventRecord;
}

/** @param sky in whose zodiac places are told */
export function toEventsResponse(
  { items, totalCount, nextCursor }: ResultPage<SkyEvent>,
  sky: GeocentricSky,
): Omit<EventsResponse, 'success'> {
  return {
    events: items.map((event) => toEventRecord(event, sky)),
    total_count: totalCount,
    ...(nextCursor !== undefined && { next_cursor: nextCursor }),
  };
}

/** Where a sign begins. */
const startOf = (sign: Sign): number => SIGNS.indexOf(sign) * DEG_PER_SIGN;

function placeOf(sky: GeocentricSky, body: CatalogBodyId, moment: JdUt) {
  return toSignAndLongitude(longitudeAt(sky, body, moment));
}

function movingPlaceOf(sky: GeocentricSky, body: CatalogBodyId, moment: JdUt) {
  const { longitudeDeg, longitudeSpeedDegPerDay } = stateAt(sky, body, moment);
  return { place: toSignAndLongitude(longitudeDeg), isRetrograde: longitudeSpeedDegPerDay < 0 };
}
