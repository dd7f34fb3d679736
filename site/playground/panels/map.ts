import { html, type TemplateResult } from 'lit-html';
import type { LinesResponse } from '../../../functions/acg/contract.ts';
import { OBJECT_SETS } from '../../../lib/base/catalog/chart-objects.ts';
import { definePanel } from '../panel.ts';
import { chips } from '../rows.ts';
import { findName, listBodyOptions } from '../shown-words.ts';
import { renderColumns, renderFolded, renderWarnings } from '../tables.ts';

/** The bodies of a map without a list of its own. */
const BODIES: readonly string[] = OBJECT_SETS.modern_plus_points;

/** A narrower map has no room for its labels. */
const LEAST_PX = 800;

/** Finer than a pixel of the picture. */
const OPTIONS = { tolerance_km: 20 };

/** Where on the Earth the bodies of the birth rise, culminate and set. */
export const mapPanel = definePanel<LinesResponse>({
  id: 'map',
  summary:
    'Solid lines: the body culminates (MC, labeled above) or rises (AC, labeled below). Dashed lines: it is lowest (IC) or sets (DC).',
  rows: [chips('bodies', 'Bodies', listBodyOptions(BODIES), BODIES)],
  needsBirthTime: 'The lines move by a degree in four minutes, so there is no map without a time of birth.',
  buildRequest({ bodies = '' }, { request: { subject } }) {
    if (bodies === '') return [{ message: 'Choose at least one body.' }];
    const listed = bodies.split(',');
    // Of the bodies of a map without a list the service leaves out those that it has no position of.
    const body = { subject, ...(listed.length < BODIES.length && { bodies: listed }), options: OPTIONS };
    return { name: 'The map', path: '/acg/lines', body };
  },
  render: ({ features, warnings }) => ({
    pictures: [{ label: 'Map', leastPx: LEAST_PX }],
    content: html`${renderWarnings(warnings)}${renderMeridians(features)}`,
  }),
});

/** The longitudes at which each body culminates, as a folded table. */
function renderMeridians(features: LinesResponse['features']): TemplateResult {
  const ofBodies = features.flatMap(({ properties, ...line }) =>
    properties.line === 'angular' ? [{ ...line, properties }] : [],
  );
  const byBody = [...Map.groupBy(ofBodies, ({ properties }) => properties.body)];
  const table = renderColumns('Meridians', byBody, [
    ['Body', ([body]) => findName(body)],
    ['Culminates (MC)', ([, lines]) => formatLongitude(lines, 'MC')],
    ['Is lowest (IC)', ([, lines]) => formatLongitude(lines, 'IC')],
  ]);
  return renderFolded('Meridians as a table', table);
}

/** @example '10.75° E' */
function formatLongitude(lines: LinesResponse['features'], angle: 'MC' | 'IC'): string {
  const line = lines.find(({ properties }) => properties.angle === angle);
  if (!line) return '';
  const [longitude = 0] = line.geometry.coordinates.flat(2);
  return `${Math.abs(longitude).toFixed(2)}° ${longitude < 0 ? 'W' : 'E'}`;
}
