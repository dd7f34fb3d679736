import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { endpoints as acg } from '../../functions/acg/endpoints.ts';
import { endpoints as comparative } from '../../functions/comparative/endpoints.ts';
import { endpoints as natal } from '../../functions/natal/endpoints.ts';
import { endpoints as predictive } from '../../functions/predictive/endpoints.ts';
import { endpoints as timelords } from '../../functions/timelords/endpoints.ts';
import { endpoints as vedic } from '../../functions/vedic/endpoints.ts';
import { createLambdaHandler } from '../../lib/chain/lambda-handler.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../test/support/gateway-event.ts';
import * as services from '../../test/support/services.ts';
import { GALLERY, type GalleryChart } from './gallery-charts.ts';
import { OVER_TIME } from './gallery-over-time.ts';

const BUILD = new URL('../../build/', import.meta.url);

const endpoints = [...natal, ...comparative, ...predictive, ...timelords, ...vedic, ...acg];
const handler = createLambdaHandler({ endpoints, services, observer: () => undefined });

/** Draws a chart of the gallery by sending its request to the handler. */
export async function drawGalleryChart({ path, body, query, title }: GalleryChart): Promise<string> {
  const event = gatewayEvent({ path, body, query: { format: 'svg', ...query } });
  const { statusCode, body: text } = await handler(event, LAMBDA_CONTEXT);
  if (statusCode !== 200) throw new Error(`${title}: ${statusCode} ${text}`);
  return text;
}

/** A page with every chart of the gallery, each at its own size. */
async function renderGallery(): Promise<string> {
  const figures = await Promise.all(
    [...GALLERY, ...OVER_TIME].map(
      async (chart) => `<figure><figcaption>${chart.title}</figcaption>${await drawGalleryChart(chart)}</figure>`,
    ),
  );
  return `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>body{font-family:sans-serif;background:#ccc}</style>${figures.join('\n')}`;
}

/** Writes `build/wheels.html`: `node docs/pictures/gallery.ts`. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(BUILD, { recursive: true });
  writeFileSync(new URL('wheels.html', BUILD), await renderGallery());
}
