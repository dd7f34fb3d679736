import type { Ephemeris } from '../../lib/astro/port.ts';
import type { BodyId } from '../../lib/base/catalog/bodies.ts';
import type { JdUt } from '../../lib/base/units/time.ts';

/** What an engine was asked for: the place of a body at a moment. */
export interface Query {
  readonly body: BodyId;
  readonly moment: JdUt;
}

/** An engine that records each position and each longitude that it is asked for. */
export function recordQueries(ephemeris: Ephemeris): {
  readonly engine: Ephemeris;
  readonly queries: readonly Query[];
} {
  const queries: Query[] = [];
  const position: Ephemeris['position'] = (body, moment, frame) => {
    queries.push({ body, moment });
    return ephemeris.position(body, moment, frame);
  };
  const longitude: Ephemeris['longitude'] = (body, moment, frame) => {
    queries.push({ body, moment });
    return ephemeris.longitude(body, moment, frame);
  };
  return { engine: { ...ephemeris, position, longitude }, queries };
}
