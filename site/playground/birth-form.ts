import { AYANAMSA_IDS, AYANAMSAS } from '../../lib/catalog/ayanamsas.ts';
import { HOUSE_SYSTEMS, TWELVE_HOUSE_CODES } from '../../lib/catalog/house-systems.ts';
import { type Html, html, raw } from '../html.ts';
import { renderKeyField } from './key-markup.ts';

type Options = readonly (readonly [value: string, label: string])[];

const HOUSES: Options = TWELVE_HOUSE_CODES.map((code) => [code, HOUSE_SYSTEMS[code].name]);

const OBJECT_SETS: Options = [
  ['modern_plus_points', 'Sun to Pluto, Chiron, node, Lilith'],
  ['modern_plus_chiron', 'Sun to Pluto, Chiron'],
  ['modern_10', 'Sun to Pluto'],
  ['traditional_7', 'Sun to Saturn'],
  ['asteroids_major', 'Sun to Pluto, Chiron, asteroids'],
  ['full', 'All, including both nodes and Liliths'],
];

const CALENDARS: Options = [
  ['gregorian', 'Gregorian'],
  ['julian', 'Julian'],
];

const FOLDS: Options = [
  ['compatible', 'Earlier of two; skipped time moves forward'],
  ['earlier', 'Earlier of two'],
  ['later', 'Later of two'],
  ['reject', 'Refuse it'],
];

const ZONE_HINT = 'Only to replace the zone of the place: an IANA name such as Europe/Oslo.';
const NO_ASSISTANCE = 'autocomplete="off" spellcheck="false" autocapitalize="off"';

/** Renders the form with birth data and chart settings. */
export function renderBirthForm(): Html {
  return html`<form class="birth" novalidate aria-label="Birth">
${renderField('name', 'Name', renderTextInput('name', 'autocomplete="off" maxlength="200"'))}
<div class="pair">
${renderField('date', 'Date', renderTextInput('date', `${NO_ASSISTANCE} placeholder="1906-12-09"`))}
${renderField('time', 'Time', renderTextInput('time', `${NO_ASSISTANCE} placeholder="06:00"`))}
</div>
${renderCheckbox('unknown', 'Time not known')}
${renderPlaceField()}
<div class="pair">
${renderField('houses', 'Houses', renderSelect('houses', renderOptions(HOUSES)))}
${renderField('zodiac', 'Zodiac', renderSelect('zodiac', renderZodiacs()))}
</div>
${renderField('objects', 'Objects', renderSelect('objects', renderOptions(OBJECT_SETS)))}
${renderCheckbox('minor', 'Minor aspects')}
<details class="more"><summary>Calendar and clock</summary>
${renderField('calendar', 'Calendar of the date', renderSelect('calendar', renderOptions(CALENDARS)))}
${renderField('zone', 'Time zone', renderTextInput('zone', `${NO_ASSISTANCE} placeholder="zone of the place"`), ZONE_HINT)}
${renderField('fold', 'If the clock time occurred twice or never', renderSelect('fold', renderOptions(FOLDS)))}
</details>
<p class="send"><button type="submit" class="button">Cast chart</button><button type="button" class="button button-quiet fill-example">Example</button></p>
<div class="general-errors" role="alert"></div>
${renderKeyField()}
</form>`;
}

/** Renders a labelled control with elements for a hint and an error. */
function renderField(name: string, label: string, control: Html, hint = ''): Html {
  return html`<div class="field" data-field="${name}"><label for="field-${name}">${label}</label>${control}<span id="hint-${name}" class="hint">${hint}</span><span id="error-${name}" class="error"></span></div>`;
}

const describedBy = (name: string): Html => html`aria-describedby="hint-${name} error-${name}"`;

function renderTextInput(name: string, attributes: string): Html {
  return html`<input id="field-${name}" name="${name}" type="text" ${describedBy(name)} ${raw(attributes)}>`;
}

function renderSelect(name: string, options: Html): Html {
  return html`<select id="field-${name}" name="${name}" ${describedBy(name)}>${options}</select>`;
}

const renderOptions = (options: Options): Html =>
  html`${options.map(([value, label]) => html`<option value="${value}">${label}</option>`)}`;

function renderZodiacs(): Html {
  const sidereal: Options = AYANAMSA_IDS.map((id) => [id, AYANAMSAS[id].name]);
  return html`<option value="tropical">Tropical</option><optgroup label="Sidereal">${renderOptions(sidereal)}</optgroup>`;
}

const renderCheckbox = (name: string, label: string): Html =>
  html`<p class="tick"><label><input type="checkbox" name="${name}" value="yes"> ${label}</label></p>`;

/** Renders a combobox by the pattern of the ARIA Authoring Practices Guide. */
function renderPlaceField(): Html {
  const role = 'role="combobox" aria-autocomplete="list" aria-expanded="false" aria-controls="places"';
  const input = renderTextInput('place', `${role} ${NO_ASSISTANCE} placeholder="Oslo, or 59.91 10.75"`);
  const list = html`<ul id="places" role="listbox" aria-label="Places" hidden></ul>`;
  const chosen = html`<input type="hidden" name="latitude"><input type="hidden" name="longitude">`;
  const count = html`<span class="visually-hidden places-count" role="status"></span>`;
  return renderField('place', 'Place', html`<span class="combobox">${input}${list}</span>${chosen}${count}`);
}
