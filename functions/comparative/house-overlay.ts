import * as z from 'zod';
import { CHART_OBJECT_IDS } from '../../lib/base/catalog/chart-objects.ts';
import { optionalMap } from '../../lib/requests/chart/natal-chart.ts';

const house = z.int().min(1).max(12).meta({ description: 'House that holds the point, 1–12', example: 9 });

/** Bodies of one chart in the houses of another. */
export const BodiesInHouses = optionalMap(CHART_OBJECT_IDS, house).meta({
  id: 'BodiesInHouses',
  description: 'House of the other chart that holds each body; empty where that chart has no houses',
});

/** Bodies and angles of one chart in the houses of another. */
export const HouseOverlay = BodiesInHouses.extend({ ascendant: house.optional(), midheaven: house.optional() }).meta({
  id: 'HouseOverlay',
  description:
    'House of the other chart that holds each body, Ascendant and Midheaven; empty where that chart has no houses',
});
