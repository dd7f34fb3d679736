import { AYANAMSA_IDS, AYANAMSAS } from '../../lib/catalog/ayanamsas.ts';
import { HOUSE_SYSTEM_CODES, HOUSE_SYSTEMS } from '../../lib/catalog/house-systems.ts';
import { type Html, html, raw } from '../html.ts';

type Options = readonly (readonly [value: string, label: string])[];

const HOUSES: Options = HOUSE_SYSTEM_CODES.map((code) => [code, HOUSE_SYSTEMS[code].name]);

const OBJECT_SETS: Options = [
  ['modern_plus_chiron', 'Sun to Pluto, Chiron'],
  ['modern_10', 'Sun to Pluto'],
  ['traditional_7', 'Sun to Saturn'],
  ['asteroids_major', 'Sun to Pluto, Chiron, asteroids'],
  ['full', 'All, with nodes and Lilith'],
];

const CALENDARS: Options = [
  ['gregorian', 'Gregorian'],
  ['julian', 'Julian'],
];

const FOLDS: Options = [
  ['compatible', 'is the earlier; one that never occurred goes forward'],
  ['earlier', 'is the earlier one'],
  ['later', 'is the later one'],
  ['reject', 'is refused'],
];

const KEY_HINT = 'Kept in this tab until you close it, and sent to this service alone. npm start prints one.';
const ZONE_HINT = 'An IANA name such as Europe/Oslo, where the place’s own is not meant.';
const UNTOUCHED = 'autocomplete="off" spellcheck="false" autocapitalize="off"';

/** Who was born when and where, and how the chart is cast. */
export function birthForm(): Html {
  return html`<form class="birth" novalidate aria-label="Birth">
<details class="key"><summary>API key<span class="key-state"></span></summary>
${field('key', 'API key', html`<input id="field-key" class="api-key" type="password" ${described('key')} ${raw(UNTOUCHED)}>`, KEY_HINT)}
</details>
${field('name', 'Name', text('name', 'autocomplete="off" maxlength="200"'))}
<div class="pair">
${field('date', 'Date', text('date', `${UNTOUCHED} placeholder="1906-12-09"`))}
${field('time', 'Time', text('time', `${UNTOUCHED} placeholder="06:00"`))}
</div>
${tick('unknown', 'Time not known')}
${placeField()}
<div class="pair">
${field('houses', 'Houses', select('houses', optionsOf(HOUSES)))}
${field('zodiac', 'Zodiac', select('zodiac', zodiacs()))}
</div>
${field('objects', 'Objects', select('objects', optionsOf(OBJECT_SETS)))}
${tick('minor', 'Minor aspects')}
<details class="more"><summary>Calendar and clock</summary>
${field('calendar', 'Calendar of the date', select('calendar', optionsOf(CALENDARS)))}
${field('zone', 'Time zone', text('zone', `${UNTOUCHED} placeholder="that of the place"`), ZONE_HINT)}
${field('fold', 'A clock time that occurred twice or never', select('fold', optionsOf(FOLDS)))}
</details>
<p class="send"><button type="submit" class="button">Cast chart</button><button type="button" class="button button-quiet fill-example">Example</button></p>
<div class="general-errors" role="alert"></div>
</form>`;
}

/** A labelled control with room for a hint and for what is wrong with it. */
function field(name: string, label: string, control: Html, hint = ''): Html {
  return html`<div class="field" data-field="${name}"><label for="field-${name}">${label}</label>${control}<span id="hint-${name}" class="hint">${hint}</span><span id="error-${name}" class="error"></span></div>`;
}

const described = (name: string): Html => html`aria-describedby="hint-${name} error-${name}"`;

function text(name: string, attributes: string): Html {
  return html`<input id="field-${name}" name="${name}" type="text" ${described(name)} ${raw(attributes)}>`;
}

function select(name: string, options: Html): Html {
  return html`<select id="field-${name}" name="${name}" ${described(name)}>${options}</select>`;
}

const optionsOf = (options: Options): Html =>
  html`${options.map(([value, label]) => html`<option value="${value}">${label}</option>`)}`;

function zodiacs(): Html {
  const sidereal: Options = AYANAMSA_IDS.map((id) => [id, AYANAMSAS[id].name]);
  return html`<option value="tropical">Tropical</option><optgroup label="Sidereal">${optionsOf(sidereal)}</optgroup>`;
}

const tick = (name: string, label: string): Html =>
  html`<p class="tick"><label><input type="checkbox" name="${name}" value="yes"> ${label}</label></p>`;

/** A combobox by the pattern of the ARIA Authoring Practices Guide. */
function placeField(): Html {
  const role = 'role="combobox" aria-autocomplete="list" aria-expanded="false" aria-controls="places"';
  const input = text('place', `${role} ${UNTOUCHED} placeholder="Oslo, or 59.91 10.75"`);
  const list = html`<ul id="places" role="listbox" aria-label="Places" hidden></ul>`;
  const chosen = html`<input type="hidden" name="latitude"><input type="hidden" name="longitude">`;
  const count = html`<span class="visually-hidden places-count" role="status"></span>`;
  return field('place', 'Place', html`<span class="combobox">${input}${list}</span>${chosen}${count}`);
}
