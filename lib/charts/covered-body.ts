import { formatInstant } from '../astro/clock/civil-time/format.ts';
import type { Ephemeris } from '../astro/port.ts';
import type { BodyId } from '../base/catalog/bodies.ts';
import { Problem } from '../base/errors/problem.ts';
import type { JdRange } from '../base/units/time.ts';

/** A body of a search, and the member of the request that names it. */
export interface NamedBody {
  readonly body: BodyId;
  readonly location: string;
}

/** @throws Problem `InvalidBody` for a body whose files do not cover the whole window */
export function requireCoveredBody(ephemeris: Ephemeris, { body, location }: NamedBody, window: JdRange): void {
  const { fromJdUt, toJdUt } = ephemeris.coverage(body);
  if (window.fromJdUt >= fromJdUt && window.toJdUt <= toJdUt) return;
  const [from, to] = [fromJdUt, toJdUt].map((jd) => formatInstant(jd).slice(0, -'T00:00:00.000Z'.length));
  const message = `is known only between ${from} and ${to}`;
  throw new Problem('InvalidBody', `${body} ${message}.`, { issues: [{ location, message, value: body }] });
}
