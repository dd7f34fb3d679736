import type { AnalysisResponse } from '../../natal/analysis/contract.ts';
import { analysis } from '../../natal/endpoints.ts';
import type { PlaceInput } from '../input/place.ts';
import { type EventsPage, isEclipse } from '../text/events.ts';
import type { FullAnswer, ToolCall } from '../tool.ts';

const MOST_ECLIPSES = 10;

/** Where the eclipsed body stands at a place when its eclipse is greatest, in words, by the moment of the eclipse. */
type EclipseAltitudes = ReadonlyMap<string, string>;

/**
 * Says for each eclipse whether its body is above the horizon of a place. At a lunar eclipse the Moon is opposite the
 * Sun. A solar eclipse is seen in a part of the Earth only, also where the Sun is up.
 */
export async function findEclipseAltitudes(
  { events }: Pick<EventsPage, 'events'>,
  place: PlaceInput | undefined,
  { ask }: ToolCall,
): Promise<EclipseAltitudes> {
  const altitudes = new Map<string, string>();
  if (place === undefined) return altitudes;
  for (const { type, exact_datetime: iso } of events.filter(isEclipse).slice(0, MOST_ECLIPSES)) {
    const subject = { name: '', birth_datetime: { iso }, birth_location: place };
    const { data } = await ask<FullAnswer<AnalysisResponse>>({ endpoint: analysis, body: { subject } });
    const sunDeg = data.analysis.sect?.sun_altitude_deg;
    if (sunDeg !== undefined) altitudes.set(iso, describeAltitude(type, sunDeg));
  }
  return altitudes;
}

function describeAltitude(type: string, sunDeg: number): string {
  const [body, altitudeDeg] = type === 'eclipse_solar' ? ['Sun', sunDeg] : ['Moon', -sunDeg];
  return `, ${body} ${Math.abs(Math.round(altitudeDeg))}° ${altitudeDeg > 0 ? 'above' : 'below'} the horizon`;
}
