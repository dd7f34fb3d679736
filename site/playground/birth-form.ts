import { ASPECT_IDS, ASPECTS } from '../../lib/base/catalog/aspects.ts';
import { AYANAMSA_IDS, AYANAMSAS } from '../../lib/base/catalog/ayanamsas.ts';
import { CHART_OBJECT_IDS, CHART_OBJECTS } from '../../lib/base/catalog/chart-objects.ts';
import { HOUSE_SYSTEMS, TWELVE_HOUSE_CODES } from '../../lib/base/catalog/house-systems.ts';
import { capitalize } from '../../lib/base/text.ts';
import { type Html, html } from '../html.ts';
import { FormMarkup, NO_ASSISTANCE, type Options } from './form-markup.ts';
import { formatEnglishAspectName } from './names.ts';

const HOUSES: Options = TWELVE_HOUSE_CODES.map((code) => [code, HOUSE_SYSTEMS[code].name]);

const OBJECT_SETS: Options = [
  ['modern_plus_points', 'Sun to Pluto, Chiron, node, Lilith'],
  ['modern_plus_chiron', 'Sun to Pluto, Chiron'],
  ['modern_10', 'Sun to Pluto'],
  ['traditional_7', 'Sun to Saturn'],
  ['asteroids_major', 'Sun to Pluto, Chiron, asteroids'],
  ['full', 'All, including both nodes and Liliths'],
  ['custom', 'Own choice'],
];

const CALENDARS: Options = [
  ['gregorian', 'Gregorian'],
  ['julian', 'Julian'],
];

/** Each by its own name. */
const LANGUAGES: Options = [
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['fr', 'Français'],
  ['es', 'Español'],
  ['pt', 'Português'],
  ['ru', 'Русский'],
];

const FOLDS: Options = [
  ['compatible', 'Earlier of two; skipped time moves forward'],
  ['earlier', 'Earlier of two'],
  ['later', 'Later of two'],
  ['reject', 'Refuse it'],
];

const ZONE_HINT = 'Only to replace the zone of the place: an IANA name such as Europe/Oslo.';

const markup = new FormMarkup('');

/** Renders the form with birth data and chart settings. */
export function renderBirthForm(): Html {
  return html`<form class="birth" novalidate aria-label="Birth">
${renderBirthFields(markup, '')}
<div class="pair">
${markup.field('houses', 'Houses', markup.select('houses', HOUSES))}
${markup.field('zodiac', 'Zodiac', renderZodiacs())}
</div>
${markup.field('objects', 'Objects', markup.select('objects', OBJECT_SETS))}
${renderOwnBodies()}
${markup.checkbox('minor', 'Minor aspects')}
${renderOwnOrbs()}
${markup.field('language', 'Language', markup.select('language', LANGUAGES), 'Of names in results and wheels.')}
<p class="send"><button type="submit" class="button">Cast chart</button><button type="button" class="button button-quiet fill-example">Example</button></p>
<div class="general-errors" role="alert"></div>
<details class="saved"><summary>Saved charts</summary><div class="saved-view"></div></details>
${renderKeyField()}
</form>`;
}

/** Renders the fields of a birth. @param prefix precedes their names */
export function renderBirthFields(fields: FormMarkup, prefix: string): Html {
  const name = (member: string): string => prefix + member;
  return html`${fields.field(name('name'), 'Name', fields.textInput(name('name'), 'autocomplete="off" maxlength="200"'))}
<div class="pair">
${fields.field(name('date'), 'Date', fields.textInput(name('date'), `${NO_ASSISTANCE} placeholder="1906-12-09"`))}
${fields.field(name('time'), 'Time', fields.textInput(name('time'), `${NO_ASSISTANCE} placeholder="06:00"`))}
</div>
${fields.checkbox(name('unknown'), 'Time not known')}
${fields.placeField(prefix, 'Place')}
<div class="clock-choice" data-clock="${prefix}" aria-live="polite"></div>
<details class="more"><summary>Calendar and clock</summary>
${fields.field(name('calendar'), 'Calendar of the date', fields.select(name('calendar'), CALENDARS))}
${fields.field(name('zone'), 'Time zone', fields.textInput(name('zone'), `${NO_ASSISTANCE} placeholder="zone of the place"`), ZONE_HINT)}
${fields.field(name('fold'), 'If the clock time occurred twice or never', fields.select(name('fold'), FOLDS))}
</details>`;
}

function renderZodiacs(): Html {
  const sidereal: Options = AYANAMSA_IDS.map((id) => [id, AYANAMSAS[id].name]);
  return html`<select id="field-zodiac" name="zodiac" ${markup.describedBy('zodiac')}><option value="tropical">Tropical</option><optgroup label="Sidereal">${markup.options(sidereal)}</optgroup></select>`;
}

/** Seen from the Earth, so without the Earth itself. */
function renderOwnBodies(): Html {
  const bodies: Options = CHART_OBJECT_IDS.filter((id) => id !== 'earth').map((id) => [id, CHART_OBJECTS[id].name]);
  return html`<div class="own-bodies">${markup.chips('bodies', { legend: 'Bodies', options: bodies, chosen: [] })}</div>`;
}

function renderOwnOrbs(): Html {
  const fields = ASPECT_IDS.map((id) => {
    const name = `orb_${id}`;
    const input = markup.textInput(name, `${NO_ASSISTANCE} inputmode="decimal" placeholder="${ASPECTS[id].orbDeg}"`);
    return markup.field(name, capitalize(formatEnglishAspectName(id)), input);
  });
  return html`<details class="own-orbs"><summary>Orbs in degrees</summary><div class="orb-fields">${fields}</div>
<p class="hint">Empty: the default, with 2° more for Sun and Moon.</p></details>`;
}

/** Renders the folded field for an API key. */
function renderKeyField(): Html {
  return html`<details class="key"><summary>API key<span class="key-state"></span></summary>
<div class="field" data-field="key"><label for="field-key">API key</label><input id="field-key" class="api-key" type="password" aria-describedby="hint-key error-key" autocomplete="off" spellcheck="false" autocapitalize="off"><span id="hint-key" class="hint">Trying the playground needs none. A key lifts the limits of visitors; it is sent only to this service.</span><span id="error-key" class="error"></span></div>
<p class="tick"><label><input type="checkbox" id="field-remember"> Remember on this device</label></p>
</details>`;
}
