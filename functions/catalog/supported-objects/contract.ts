import * as z from 'zod';
import { BODY_CATEGORIES } from '../../../lib/base/catalog/supported-bodies.ts';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { success } from '../../../lib/requests/answer.ts';
import { choice, flag, integer, text } from '../../../lib/requests/members.ts';

const SupportedBody = z
  .object({
    id: text('Name in requests and answers', 'true_node'),
    name: text('Name, also accepted in requests', 'North Node'),
    category: choice(BODY_CATEGORIES, 'Category of the body', 'node'),
    traditional: flag('In use before the discovery of Uranus in 1781', true),
    modern: flag('In use in modern astrology', true),
  })
  .meta({
    id: 'SupportedBody',
    description: 'A body with its category and tradition; the North Node is the true node',
  });

const EngineObject = z
  .object({
    id: text('Name in requests and answers', 'sun'),
    name: text('Display name', 'Sun'),
    symbol: z.string().optional().meta({ description: 'Astronomical symbol; planets only', example: '☉' }),
    engine_id: integer('Its number in the Swiss Ephemeris', 0),
  })
  .meta({ id: 'EngineObject', description: 'A body with its number in the engine' });

const list = (description: string) => z.array(EngineObject).meta({ description });

const SupportedObjectsResponse = z
  .object({
    success,
    bodies: z.array(SupportedBody).meta({ description: 'Bodies with category and tradition' }),
    total_count: integer('How many `bodies` there are', 30),
    planets: list('Sun to Pluto, by engine'),
    asteroids: list('Chiron, Pholus, Ceres, Pallas, Juno and Vesta, by engine'),
    nodes: list('The nodes of the Moon’s orbit, by engine'),
    points: list('The Moon’s apogee, by engine'),
    hypothetical: list('The eight planets of the Hamburg school, Cupido to Poseidon, by engine'),
  })
  .meta({
    id: 'SupportedObjectsResponse',
    description: 'Every body with its category, and every body with its number in the engine',
  });

export const contract = defineContract({
  description:
    'Two lists of the same bodies: `bodies` with category and tradition, and `planets`, `asteroids`, `nodes`, `points` and `hypothetical` with their numbers in the engine. Chiron is a point in the first and an asteroid in the second. The Vertex, the Part of Fortune, Pholus and the hypothetical planets are points of charts, which have no transits, returns or events; the lists in `/ephemeris/supported-metadata` name the bodies that have.',
  response: SupportedObjectsResponse,
  errors: [],
});
