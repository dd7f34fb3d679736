import { AYANAMSA_IDS, AYANAMSAS } from '../../lib/catalog/ayanamsas.ts';
import { HOUSE_SYSTEM_CODES, HOUSE_SYSTEMS } from '../../lib/catalog/house-systems.ts';
import { type Html, html, raw } from '../html.ts';
import { type Page, pageAddress } from '../page.ts';
import { resultPanels } from './panels.ts';

/** Where a chart is cast by hand, and everything that the service knows of it is shown. */
export const playground: Page = {
  path: 'playground',
  title: 'Playground',
  summary: 'Cast a chart and see its wheel, positions, aspects, transits and map, and the request behind it.',
  section: 'playground',
  wide: true,
  scripts: ['playground/main.ts'],
  styles: ['playground/styles/playground.css'],
  body: html`<h1>Playground</h1>
<p class="lead">Cast a chart and see everything the service says of it: the wheel, the clock it was read by, transits, the map, and the request itself.</p>
<noscript><p class="notice">The playground takes JavaScript. The <a href="${pageAddress('guides/first-chart')}">first guide</a> does without.</p></noscript>
<div class="playground">
${birthForm()}
<div class="results">
${resultPanels()}
</div>
</div>`,
  topics: [
    { anchor: 'transits', title: 'Transits as a time line', text: 'Transits to a birth over a range of dates, drawn' },
    { anchor: 'map', title: 'Astrocartography map', text: 'Lines of a birth on a map of the world' },
  ],
};

function birthForm(): Html {
  return html`<form class="birth" novalidate aria-label="Birth">
<details class="key"><summary>API key<span class="key-state"></span></summary>
${field('key', 'API key', raw('<input id="field-key" class="api-key" type="password" autocomplete="off" spellcheck="false" aria-describedby="hint-key error-key">'), 'Kept in this tab until you close it, and sent to this service alone. npm start prints one.')}
</details>
${field('name', 'Name', text('name', 'autocomplete="off" maxlength="200" placeholder="anything, or nothing"'))}
<div class="pair">
${field('date', 'Date', text('date', 'autocomplete="off" placeholder="1906-12-09" spellcheck="false"'), '')}
${field('time', 'Time', text('time', 'autocomplete="off" placeholder="06:00" spellcheck="false"'))}
</div>
<p class="tick"><label><input type="checkbox" name="unknown" value="yes"> Time not known</label></p>
${placeField()}
${field(
  'houses',
  'Houses',
  select(
    'houses',
    HOUSE_SYSTEM_CODES.map((code) => [code, HOUSE_SYSTEMS[code].name]),
  ),
)}
<div class="pair">
${field('zodiac', 'Zodiac', html`<select id="field-zodiac" name="zodiac" aria-describedby="hint-zodiac error-zodiac"><option value="tropical">Tropical</option><optgroup label="Sidereal">${AYANAMSA_IDS.map((id) => html`<option value="${id}">${AYANAMSAS[id].name}</option>`)}</optgroup></select>`)}
${field('objects', 'Objects', select('objects', OBJECT_SETS))}
</div>
<p class="tick"><label><input type="checkbox" name="minor" value="yes"> Minor aspects</label></p>
<details class="more"><summary>Calendar and clock</summary>
${field(
  'calendar',
  'Calendar of the date',
  select('calendar', [
    ['gregorian', 'Gregorian'],
    ['julian', 'Julian'],
  ]),
)}
${field('zone', 'Time zone', text('zone', 'autocomplete="off" spellcheck="false" autocapitalize="off" placeholder="that of the place"'), 'An IANA name such as Europe/Oslo, where the place’s own is not meant.')}
${field('fold', 'A clock time that occurred twice or never', select('fold', FOLDS))}
</details>
<p class="send"><button type="submit" class="button">Cast the chart</button><button type="button" class="button button-quiet example">Example</button></p>
<div class="general-errors" role="alert"></div>
</form>`;
}

const OBJECT_SETS = [
  ['modern_plus_chiron', 'Sun to Pluto, Chiron'],
  ['modern_10', 'Sun to Pluto'],
  ['traditional_7', 'Sun to Saturn'],
  ['asteroids_major', 'with asteroids'],
  ['full', 'all, with nodes'],
] as const;

const FOLDS = [
  ['compatible', 'is the earlier; one that never occurred goes forward'],
  ['earlier', 'is the earlier one'],
  ['later', 'is the later one'],
  ['reject', 'is refused'],
] as const;

/** A labelled field with room for a hint and for what is wrong with it. */
function field(name: string, label: string, control: Html, hint?: string): Html {
  return html`<div class="field" data-field="${name}"><label for="field-${name}">${label}</label>${control}<span id="hint-${name}" class="hint">${hint ?? ''}</span><span id="error-${name}" class="error"></span></div>`;
}

const text = (name: string, attributes: string): Html =>
  html`<input id="field-${name}" name="${name}" type="text" aria-describedby="hint-${name} error-${name}" ${raw(attributes)}>`;

function select(name: string, options: readonly (readonly [value: string, label: string])[]): Html {
  return html`<select id="field-${name}" name="${name}" aria-describedby="hint-${name} error-${name}">${options.map(([value, label]) => html`<option value="${value}">${label}</option>`)}</select>`;
}

/** A combobox by the pattern of the ARIA Authoring Practices Guide. */
function placeField(): Html {
  const input = html`<span class="combobox"><input id="field-place" name="place" type="text" role="combobox" aria-autocomplete="list" aria-expanded="false" aria-controls="places" aria-describedby="hint-place error-place" autocomplete="off" spellcheck="false" placeholder="Oslo, or 59.91 10.75">
<ul id="places" role="listbox" aria-label="Places" hidden></ul></span>
<input type="hidden" name="latitude"><input type="hidden" name="longitude">
<span class="visually-hidden places-count" role="status"></span>`;
  return field('place', 'Place', input);
}
