import { OBJECT_SETS } from '../../../lib/base/catalog/chart-objects.ts';
import { html } from '../../html.ts';
import type { MapAnswer } from '../answers.ts';
import { renderMap } from '../map-drawing.ts';
import { findEnglishName } from '../names.ts';
import { definePanel } from '../panel.ts';
import land from '../world-outline.json' with { type: 'json' };

/** The bodies of a map without a list of its own. */
const BODIES: readonly string[] = OBJECT_SETS.modern_plus_points;

/** Coarser than the eye sees on the screen. */
const TOLERANCE_KM = 20;

/** Where on the Earth the bodies of the birth rise, culminate and set. */
export const mapPanel = definePanel<MapAnswer>({
  id: 'map',
  summary:
    'Solid lines: the body culminates (MC, label above) or rises (ASC, label below). Dashed lines: it is lowest (IC) or sets (DSC).',
  fields: [
    {
      kind: 'chips',
      name: 'bodies',
      label: 'Bodies',
      options: BODIES.map((id) => [id, findEnglishName(id)]),
      initial: BODIES,
      isViewOnly: true,
    },
  ],
  needsBirthTime: 'The lines move by a degree in four minutes, so there is no map without a time of birth.',
  buildRequest: (_, { request: { subject } }) => ({
    name: 'The map',
    path: '/acg/lines',
    body: { subject, options: { tolerance_km: TOLERANCE_KM } },
  }),
  render({ subject, features }, { entries }) {
    const shown = (entries.bodies ?? '').split(',');
    const lines = features.filter(({ properties }) => shown.includes(properties.body));
    const title = `Lines of ${subject.name}: where ${new Set(lines.map(({ properties }) => properties.body)).size} bodies rise, culminate and set`;
    const map = renderMap({ title, lines, birthplace: subject, land });
    return {
      content: html`<div class="map-wrap" tabindex="0" role="group" aria-label="Map"><div class="map-drawing">${map}</div></div>`,
    };
  },
});
