import * as z from 'zod';
import { BODY_CATEGORIES } from '../../../lib/base/catalog/supported-bodies.ts';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { success } from '../../../lib/requests/answer.ts';

const SupportedBody = z
  .object({
    id: z.string().meta({ description: 'Name in requests and answers', example: 'true_node' }),
    name: z.string().meta({ description: 'Name, also accepted in requests', example: 'North Node' }),
    category: z.enum(BODY_CATEGORIES).meta({ description: 'Category of the body', example: 'node' }),
    traditional: z.boolean().meta({ description: 'In use before the discovery of Uranus in 1781', example: true }),
    modern: z.boolean().meta({ description: 'In use in modern astrology', example: true }),
  })
  .meta({
    id: 'SupportedBody',
    description: 'A body with its category and tradition; the North Node is the true node',
  });

const EngineObject = z
  .object({
    id: z.string().meta({ description: 'Name in requests and answers', example: 'sun' }),
    name: z.string().meta({ description: 'Display name', example: 'Sun' }),
    symbol: z.string().optional().meta({ description: 'Astronomical symbol; planets only', example: '☉' }),
    engine_id: z.int().meta({ description: 'Its number in the Swiss Ephemeris', example: 0 }),
  })
  .meta({ id: 'EngineObject', description: 'A body with its number in the engine' });

const list = (description: string) => z.array(EngineObject).meta({ description });

const SupportedObjectsResponse = z
  .object({
    success,
    bodies: z.array(SupportedBody).meta({ description: 'Bodies with category and tradition' }),
    total_count: z.int().meta({ description: 'How many `bodies` there are', example: 30 }),
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
