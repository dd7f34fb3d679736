import type { Endpoint } from '../lib/contract/endpoint.ts';
import type { CalledEndpointServices } from '../lib/contract/services.ts';
import { endpoints as acg } from './acg/endpoints.ts';
import { endpoints as comparative } from './comparative/endpoints.ts';
import { endpoints as natal } from './natal/endpoints.ts';
import { endpoints as place } from './place/endpoints.ts';
import { endpoints as predictive } from './predictive/endpoints.ts';
import { endpoints as sky } from './sky/endpoints.ts';
import { endpoints as standalone } from './standalone/endpoints.ts';
import { endpoints as timelords } from './timelords/endpoints.ts';
import { endpoints as vedic } from './vedic/endpoints.ts';
import { endpoints as venus } from './venus/endpoints.ts';

/** An endpoint that another function calls in its process. */
export type CalledEndpoint = Endpoint<keyof CalledEndpointServices>;

/** The endpoints of every group that calculates. */
export const calculations: readonly CalledEndpoint[] = [
  ...natal,
  ...comparative,
  ...standalone,
  ...sky,
  ...venus,
  ...acg,
  ...predictive,
  ...timelords,
  ...vedic,
  ...place,
];
