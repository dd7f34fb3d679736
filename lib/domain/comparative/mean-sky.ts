import type { BodyId } from '../../catalog/bodies.ts';
import type { Center, EclipticState, Ephemeris, Frame, JdRange } from '../../ephemeris/port.ts';
import type { LongitudeDeg } from '../../units/angle.ts';
import { jdUt } from '../../units/time.ts';
import { equatorialOf } from '../zodiac/equatorial.ts';
import type { Birth } from './birth.ts';
import { mean } from './mean.ts';
import { meanLongitude } from './mean-longitude.ts';

/** Where a body stands in the mean of several skies. */
interface MeanBody {
  readonly longitudeDeg: LongitudeDeg;
  readonly latitudeDeg: number;
  readonly isAmbiguous: boolean;
}

/** A sky that never was, made of those of several births. */
export interface MeanSky {
  /** The engine with every body at its mean place, whatever the moment. What it says of motion and distance is zero. */
  readonly ephemeris: Ephemeris;
  meanOf(body: BodyId, frame: Frame): MeanBody;
}

/** What a chart is going to ask for. */
interface Scope {
  readonly bodies: readonly BodyId[];
  readonly frame: Frame;
}

const NEVER: JdRange = { fromJdUt: jdUt(Number.POSITIVE_INFINITY), toJdUt: jdUt(Number.NEGATIVE_INFINITY) };
const STILL = { longitudeSpeedDegPerDay: 0, latitudeSpeedDegPerDay: 0, distanceSpeedAuPerDay: 0 };

/** The mean sky of several births, each seen from its own place. */
export function meanSky(ephemeris: Ephemeris, births: readonly Birth[], scope: Scope): MeanSky {
  const known = meansAhead(ephemeris, births, scope);
  const meanOf: MeanSky['meanOf'] = (body, frame) =>
    known.get(keyOf(body, frame)) ?? meanBody(births.map((birth) => placeAt(ephemeris, birth, { body, frame })));
  return {
    meanOf,
    ephemeris: {
      ...ephemeris,
      coverage: commonCoverage(ephemeris, births),
      position: (body, _moment, frame) => ({ ...meanOf(body, frame), ...STILL, distanceAu: 0 }),
      equatorial(body, moment, center) {
        const place = meanOf(body, { zodiac: { type: 'tropical' }, center });
        const direction = equatorialOf(place, ephemeris.orientation(moment).trueObliquityDeg);
        return { ...direction, rightAscensionSpeedDegPerDay: 0, declinationSpeedDegPerDay: 0 };
      },
    },
  };
}

/** A body that had no place at one of the births has none in the mean; else the mean moment lies within its years too. */
export function commonCoverage(ephemeris: Ephemeris, births: readonly Birth[]): Ephemeris['coverage'] {
  return (body) => {
    const range = ephemeris.coverage(body);
    const isCovered = births.every(({ moment }) => moment >= range.fromJdUt && moment <= range.toJdUt);
    return isCovered ? range : NEVER;
  };
}

/**
 * Birth by birth, not body by body: the engine keeps what it found out of a moment until it is asked for another one.
 * Going to and fro between two births a composite took 3.6 times as long as one chart, so it takes 1.8 times.
 */
function meansAhead(ephemeris: Ephemeris, births: readonly Birth[], { bodies, frame }: Scope): Map<string, MeanBody> {
  const skies = births.map((birth) => bodies.map((body) => placeAt(ephemeris, birth, { body, frame })));
  return new Map(
    bodies.map((body, index) => [keyOf(body, frame), meanBody(skies.map((sky) => sky[index] as EclipticState))]),
  );
}

/** Enough to tell frames apart: a chart has one zodiac of each type and one place. */
const keyOf = (body: BodyId, { zodiac, center }: Frame): string => `${body} ${zodiac.type} ${center.type}`;

interface Asked {
  readonly body: BodyId;
  readonly frame: Frame;
}

function placeAt(ephemeris: Ephemeris, { moment, place }: Birth, { body, frame }: Asked): EclipticState {
  const center: Center = frame.center.type === 'topocentric' ? { type: 'topocentric', place } : frame.center;
  return ephemeris.position(body, moment, { ...frame, center });
}

function meanBody(states: readonly EclipticState[]): MeanBody {
  const latitudeDeg = mean(states.map((state) => state.latitudeDeg));
  return { ...meanLongitude(states.map((state) => state.longitudeDeg)), latitudeDeg };
}
