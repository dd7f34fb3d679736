import { defineRecord } from '../../lib/answers/record.ts';
import { isMinorPlanet, minorPlanetOf, NUMBERED_BODIES, type NumberedBodyId } from '../../lib/base/catalog/bodies.ts';
import { type HOUSE_SYSTEM_CODES, HOUSE_SYSTEMS } from '../../lib/base/catalog/house-systems.ts';
import { findFile } from '../../lib/base/catalog/minor-planets.ts';
import { BODY_CATEGORIES, type SUPPORTED_BODIES } from '../../lib/base/catalog/supported-bodies.ts';
import { jdUt, millisecondsFromJdUt } from '../../lib/base/units/time.ts';
import { choice, flag, integer, text } from '../../lib/requests/members.ts';

export const houseSystemRecord = defineRecord<(typeof HOUSE_SYSTEM_CODES)[number]>()(
  'HouseSystemEntry',
  'A house system',
  {
    code: [text('Value of `house_system` in requests', 'P'), (code) => code],
    name: [text('Name of the system', 'Placidus'), (code) => HOUSE_SYSTEMS[code].name],
    description: [
      text('How the cusps are found', 'Each house has 30 degrees, counted from the Ascendant.'),
      (code) => HOUSE_SYSTEMS[code].description,
    ],
    origin: [
      text('Author or origin, and time', 'Named after Porphyry (3rd century).'),
      (code) => HOUSE_SYSTEMS[code].origin,
    ],
  },
);

export const supportedBodyRecord = defineRecord<(typeof SUPPORTED_BODIES)[number]>()(
  'SupportedBody',
  'A body with its category and tradition; the North Node is the true node',
  {
    id: [text('Name in requests and answers', 'true_node'), 'id'],
    name: [text('Name, also accepted in requests', 'North Node'), 'name'],
    category: [choice(BODY_CATEGORIES, 'Category of the body', 'node'), 'category'],
    traditional: [flag('In use before the discovery of Uranus in 1781', true), 'traditional'],
    modern: [flag('In use in modern astrology', true), 'modern'],
  },
);

/** First and last year with positions, such as `1500–2102`. */
function findYears(id: NumberedBodyId): string | undefined {
  const days = isMinorPlanet(id) ? findFile(minorPlanetOf(id))?.days : undefined;
  return (
    days && [days.from, days.to].map((day) => new Date(millisecondsFromJdUt(jdUt(day))).getUTCFullYear()).join('–')
  );
}

export const engineObjectRecord = defineRecord<NumberedBodyId>()(
  'EngineObject',
  'A body with its number in the engine',
  {
    id: [text('Name in requests and answers', 'sun'), (id) => id],
    name: [text('Display name', 'Sun'), (id) => NUMBERED_BODIES[id].name],
    symbol: [
      text('Astronomical symbol; planets only', '☉').optional(),
      (id) => {
        const body = NUMBERED_BODIES[id];
        return 'symbol' in body ? body.symbol : undefined;
      },
    ],
    engine_id: [integer('Its number in the Swiss Ephemeris', 0), (id) => NUMBERED_BODIES[id].engineId],
    years: [text('Years of its file; only bodies that have files of their own', '1500–2102').optional(), findYears],
  },
);
