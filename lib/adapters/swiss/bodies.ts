import { constants } from 'sweph';
import { EphemerisArgumentError } from '../../astro/errors.ts';
import type { Center } from '../../astro/port.ts';
import { type BodyId, NUMBERED_BODIES, NUMBERED_BODY_IDS, type NumberedBodyId } from '../../base/catalog/bodies.ts';

/** How to query the engine for a body. */
interface EngineBody {
  readonly engineId: number;
  /** Nodes and apogees are directions of the lunar orbit: they have no parallax and no heliocentric position. */
  readonly isLunarPoint: boolean;
  readonly centers: readonly Center['type'][];
}

const FROM_EARTH = ['geocentric', 'topocentric'] as const;
const FROM_ANYWHERE = ['geocentric', 'topocentric', 'heliocentric'] as const;

function toEngineBody(body: NumberedBodyId): EngineBody {
  const { engineId, kind } = NUMBERED_BODIES[body];
  const isLunarPoint = kind === 'node' || kind === 'point';
  const isSeenFromEarthOnly = isLunarPoint || body === 'sun' || body === 'moon';
  return { engineId, isLunarPoint, centers: isSeenFromEarthOnly ? FROM_EARTH : FROM_ANYWHERE };
}

const ENGINE_BODIES: ReadonlyMap<BodyId, EngineBody> = new Map<BodyId, EngineBody>([
  ...NUMBERED_BODY_IDS.map((body) => [body, toEngineBody(body)] as const),
  ['earth', { engineId: constants.SE_EARTH, isLunarPoint: false, centers: ['heliocentric'] }],
]);

/** @throws EphemerisArgumentError for an unknown body, or for one without a position seen from this center */
export function requireEngineBody(body: BodyId, center: Center): EngineBody {
  const engineBody = ENGINE_BODIES.get(body);
  if (engineBody === undefined) throw new EphemerisArgumentError(`${String(body)} is no body of the ephemeris`, 'body');
  if (!engineBody.centers.includes(center.type)) {
    throw new EphemerisArgumentError(`${body} has no ${center.type} position`, 'body');
  }
  return engineBody;
}
